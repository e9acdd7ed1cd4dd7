"""The table server: friends, bots and spectators at one table; nothing lost, nothing leaked. Generic over games."""
