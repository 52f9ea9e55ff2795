"""What is in stock/ runs in a browser only."""

collect_ignore = ["stock"]
