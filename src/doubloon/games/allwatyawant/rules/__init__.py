"""The rules of Allwatyawant, one file for each part of RULES.md; each registers its frames with the agenda."""
