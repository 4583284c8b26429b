"""`python -m dugout` is `dugout`."""

from dugout.cli import main

if __name__ == "__main__":
    main()
