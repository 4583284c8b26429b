"""What `import dugout` offers; its names are listed in `dugout/__init__.py`, and these modules are private."""
