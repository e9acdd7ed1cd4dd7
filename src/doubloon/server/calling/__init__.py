"""Calling people who are away back to games that last days: by letter, in their browsers, through the operator."""

from .post import Post, try_post

__all__ = ["Post", "try_post"]
