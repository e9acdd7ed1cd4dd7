"""The server over HTTP: identities, tables, records. Every answer is JSON, every refusal has a code and a sentence."""
