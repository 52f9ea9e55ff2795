# Written by build/micropython.py: for the main module and each part in this build its images, and
# the modules to import, in order, separated by spaces.
ORDER: dict[str, tuple[list[str], str]]
