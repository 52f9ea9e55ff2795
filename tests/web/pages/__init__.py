"""Actions and expectations of tests on the page: a module for each view, and one for the page."""
