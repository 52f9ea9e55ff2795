# Written by build/app.py: for the main module and each view, the modules to import, in order.
ORDER: dict[str, str]
