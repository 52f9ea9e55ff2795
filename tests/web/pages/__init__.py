"""What tests do on the page and expect of it, a module for each view and one for the whole."""
