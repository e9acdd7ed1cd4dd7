-- ada: r558b6QsBlmZNukI0-XX3X8l2S6dNLGXujQBnpj3icY
-- bob: wAZJlqo8T-SDc05AItsPMK-tVXHLu5-esmB6TKXMrDw
-- over: c8b7v7ppsxbz
-- running: 9ds8sg6f7x4m
CREATE TABLE steps (taken INTEGER NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, listed INTEGER NOT NULL DEFAULT 0, leaving INTEGER NOT NULL DEFAULT 0);
CREATE TABLE secrets (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id), browser TEXT NOT NULL DEFAULT '', system TEXT NOT NULL DEFAULT '', created DOUBLE PRECISION NOT NULL DEFAULT 0, seen DOUBLE PRECISION NOT NULL DEFAULT 0);
CREATE TABLE codes (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id),
            expires DOUBLE PRECISION NOT NULL);
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, settings TEXT NOT NULL,
            seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
            invitation TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, proposal TEXT NOT NULL,
            next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL, result TEXT NOT NULL DEFAULT 'null');
CREATE TABLE members (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, going INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id));
CREATE TABLE entries (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT,
            PRIMARY KEY (table_id, n));
CREATE TABLE chat (
            table_id TEXT NOT NULL, k INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, identity TEXT NOT NULL DEFAULT '', PRIMARY KEY (table_id, k));
CREATE TABLE presence (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity, process));
CREATE TABLE health (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
CREATE TABLE seals (fingerprint TEXT NOT NULL);
CREATE TABLE analyses (table_id TEXT PRIMARY KEY, report TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
CREATE TABLE daily_chains (
            first TEXT PRIMARY KEY, days INTEGER NOT NULL, anchor TEXT NOT NULL, tip TEXT NOT NULL,
            made DOUBLE PRECISION NOT NULL);
CREATE TABLE daily_tries (
            game TEXT NOT NULL, day TEXT NOT NULL, identity TEXT NOT NULL, counted INTEGER NOT NULL,
            table_id TEXT NOT NULL, PRIMARY KEY (game, day, identity, counted));
CREATE TABLE daily_levels (
            game TEXT NOT NULL, day TEXT NOT NULL, rules INTEGER NOT NULL, level INTEGER NOT NULL,
            result TEXT NOT NULL, PRIMARY KEY (game, day, rules, level));
CREATE TABLE branches (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, author TEXT NOT NULL,
            name TEXT NOT NULL, note TEXT NOT NULL, n INTEGER NOT NULL, seed TEXT NOT NULL, moves TEXT NOT NULL,
            scores TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
CREATE TABLE comments (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, author TEXT NOT NULL,
            branch TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
CREATE TABLE finished (
            n INTEGER PRIMARY KEY, played TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seats INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL, moves INTEGER NOT NULL, why TEXT NOT NULL);
CREATE TABLE finishers (
            n INTEGER NOT NULL, seat INTEGER NOT NULL, identity TEXT NOT NULL, bot TEXT NOT NULL, name TEXT NOT NULL,
            score INTEGER NOT NULL, place INTEGER NOT NULL, part TEXT NOT NULL, counts INTEGER NOT NULL,
            mu_before DOUBLE PRECISION, sigma_before DOUBLE PRECISION, mu DOUBLE PRECISION, sigma DOUBLE PRECISION,
            PRIMARY KEY (n, seat));
CREATE TABLE ratings (
            player TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
            games INTEGER NOT NULL, PRIMARY KEY (player, game));
CREATE TABLE rating_book (
            id INTEGER PRIMARY KEY, version TEXT NOT NULL, last INTEGER NOT NULL, rated INTEGER NOT NULL);
CREATE TABLE hints (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE puzzle_tries (
            identity TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, first INTEGER NOT NULL,
            solved INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (identity, game, puzzle));
CREATE TABLE waits (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, seats TEXT NOT NULL, ends TEXT NOT NULL,
            due DOUBLE PRECISION);
CREATE TABLE calls (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            since DOUBLE PRECISION NOT NULL, ends DOUBLE PRECISION, remind DOUBLE PRECISION, told INTEGER NOT NULL,
            due DOUBLE PRECISION, PRIMARY KEY (table_id, identity));
CREATE TABLE looks (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity));
CREATE TABLE mail (
            identity TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, confirmed INTEGER NOT NULL,
            asked DOUBLE PRECISION NOT NULL);
CREATE TABLE pushes (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, device TEXT NOT NULL, endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE messages (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            way TEXT NOT NULL, goal TEXT NOT NULL, tries INTEGER NOT NULL, created DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION NOT NULL);
INSERT INTO steps VALUES (14);
INSERT INTO identities VALUES ('ftf2sarj3h57', 'Ada', 1.79502976877260041234e+09, 0, 0);
INSERT INTO identities VALUES ('cs768tdpzznn', 'Bob', 1.79502976886239838595e+09, 0, 0);
INSERT INTO secrets VALUES ('f54862ad4562cfcc4a6d71e9ac3d381a3c215cd1d31b730238b55ec94532c3c1', 'ftf2sarj3h57', '', '', 1.79502976877260041234e+09, 1.79502976877260041234e+09);
INSERT INTO secrets VALUES ('87cdfe73b48de716217032e0580ae3ef641c2ae0e282adfa5babb1f45b9f908f', 'cs768tdpzznn', '', '', 1.79502976886239838595e+09, 1.79502976886239838595e+09);
INSERT INTO tables VALUES ('c8b7v7ppsxbz', 'salvage', 'ftf2sarj3h57', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795029768.9011405,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"ftf2sarj3h57","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502976888986444468e+09, 1.79502976964548659321e+09, 's8kb9qqur9jkuuwb', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "8350b5529419a0d13cd3c0f5e67ed3f509a76ce5e246b1ec75fe6ed18aa04b99", "shuffle": {"seal": "8350b5529419a0d13cd3c0f5e67ed3f509a76ce5e246b1ec75fe6ed18aa04b99", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '01867ad1f2eb54dd9e4a96b25b3610e33c57c7d5e6790815b5e080116d8f68a9', 'null', '', 2, 0, '{"scores":[2,6],"ranking":[2,1],"at":1795029769.6454866}');
INSERT INTO tables VALUES ('9ds8sg6f7x4m', 'salvage', 'ftf2sarj3h57', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795029769.668034,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"ftf2sarj3h57","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"cs768tdpzznn","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502976965784573556e+09, 1.79502976966803407671e+09, 'pfynvc3uuhn22vem', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "ae56e58d7cfb1b128e2c885a5ee9e98f6123a461efacf359d0dcb55d072b8963", "shuffle": {"seal": "ae56e58d7cfb1b128e2c885a5ee9e98f6123a461efacf359d0dcb55d072b8963", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:17d4c066b2de7c6fa0e5a53d5c90764392fe8b4abd9aa1b918bb007ca0dc169a5bc6366ed8e89464362bbca4317b4209d35dbd03c0fb281d36cd236cbe27f370b015e584f3de0b5e88bb05d7f99cf7024baa270e8a7fc4840fe735207ca2d83a', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('ftf2sarj3h57', 'c8b7v7ppsxbz', 0);
INSERT INTO members VALUES ('ftf2sarj3h57', '9ds8sg6f7x4m', 1);
INSERT INTO members VALUES ('cs768tdpzznn', '9ds8sg6f7x4m', 1);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 0, '[-1, "draw rope-1"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 1, '[-1, "draw rope-2"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 2, '[-1, "draw rope-4"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 3, '[-1, "draw rope-2"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 4, '[-1, "draw rope-1"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 5, '[-1, "draw rope-5"]', 1.79502976890114045137e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 6, '[0, "look"]', 1.79502976894498157507e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 7, '[-1, "open copper"]', 1.79502976894498157507e+09, 'ftf2sarj3h57:195a47f9-2');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 8, '[0, "keep"]', 1.79502976895103979115e+09, 'ftf2sarj3h57:195a47f9-4');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 9, '[0, "lower rope-1"]', 1.79502976899204206469e+09, 'ftf2sarj3h57:195a47f9-6');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 10, '[1, "lower rope-5"]', 1.7950297696002557278e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 11, '[-1, "open copper"]', 1.7950297696002557278e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 12, '[-1, "draw rope-6"]', 1.7950297696002557278e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 13, '[-1, "draw rope-6"]', 1.7950297696002557278e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 14, '[1, "look"]', 1795029769.62581, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 15, '[-1, "open copper"]', 1795029769.62581, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 16, '[1, "sink"]', 1.79502976962826490403e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 17, '[1, "lower rope-6"]', 1.79502976963312363628e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 18, '[0, "lower rope-2"]', 1.79502976963429164893e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 19, '[-1, "open gold"]', 1.79502976963429164893e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 20, '[-1, "draw rope-4"]', 1.79502976963429164893e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 21, '[-1, "draw rope-2"]', 1.79502976963429164893e+09, 'ftf2sarj3h57:195a47f9-8');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 22, '[0, "look"]', 1.79502976963753676413e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 23, '[-1, "open silver"]', 1.79502976963753676413e+09, 'ftf2sarj3h57:195a47f9-10');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 24, '[0, "keep"]', 1.79502976963880705833e+09, 'ftf2sarj3h57:195a47f9-12');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 25, '[0, "lower rope-4"]', 1.7950297696428539753e+09, 'ftf2sarj3h57:195a47f9-14');
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 26, '[1, "lower rope-2"]', 1.79502976964548659321e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 27, '[-1, "open silver"]', 1.79502976964548659321e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 28, '[-1, "draw rope-3"]', 1.79502976964548659321e+09, NULL);
INSERT INTO entries VALUES ('c8b7v7ppsxbz', 29, '[-1, "draw rope-2"]', 1.79502976964548659321e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 0, '[-1, "draw rope-1"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 1, '[-1, "draw rope-2"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 2, '[-1, "draw rope-2"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 3, '[-1, "draw rope-1"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 4, '[-1, "draw rope-1"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 5, '[-1, "draw rope-3"]', 1.79502976966803407671e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 6, '[0, "look"]', 1.79502976973325252532e+09, NULL);
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 7, '[-1, "open silver"]', 1.79502976973325252532e+09, 'ftf2sarj3h57:9d2d9764-1');
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 8, '[0, "keep"]', 1.79502976976159310347e+09, 'ftf2sarj3h57:9d2d9764-3');
INSERT INTO entries VALUES ('9ds8sg6f7x4m', 9, '[1, "lower rope-1"]', 1.79502976976935315137e+09, 'cs768tdpzznn:55d382ed-1');
INSERT INTO chat VALUES ('c8b7v7ppsxbz', 0, 'Ada', 0, 'Ahoy!', 1.79502976893308496472e+09, 'ftf2sarj3h57');
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, '8088cc67cf25af122c087bf633f9cc619db46914a46d1822943c5d4538a42e06', 'sealed:821b04dc8de446f0495059e5572d1d268882d06e7f9a91b4250bfe2a3eb4f99aaf1868483023ab385c391213e64c4c560028b2ebd84f873346d526073210e34a5ba00a6d040f2844a00412725afb4b44bb7e4615da2c1cfc70dc100ac29d21ce', 1.79502976816407680514e+09);
INSERT INTO finished VALUES (1, 'c8b7v7ppsxbz', 'salvage', 2, 1.79502976964548659321e+09, 12, '');
INSERT INTO finishers VALUES (1, 0, 'ftf2sarj3h57', '', 'Ada', 2, 2, 'played', 2, 25.0, 8.33333333333333392545e+00, 22.364610507, 8.065901414);
INSERT INTO finishers VALUES (1, 1, '', 'greedy', 'Bosun', 6, 1, 'bot', 1, 25.0, 8.33333333333333392545e+00, 27.635389493, 8.065901414);
INSERT INTO ratings VALUES ('ftf2sarj3h57', 'salvage', 22.364610507, 8.065901414, 1);
INSERT INTO ratings VALUES ('bot:greedy', 'salvage', 27.635389493, 8.065901414, 1);
INSERT INTO rating_book VALUES (1, 'edb3b5b60a889f63', 1, 1);
INSERT INTO waits VALUES ('c8b7v7ppsxbz', 30, '[]', '[]', NULL);
INSERT INTO waits VALUES ('9ds8sg6f7x4m', 10, '[0]', '[null]', NULL);
INSERT INTO calls VALUES ('9ds8sg6f7x4m', 'ftf2sarj3h57', 'turn', 6, 1.79502976966803407671e+09, NULL, NULL, 0, NULL);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
CREATE INDEX tables_changed ON tables (status, changed);
CREATE INDEX tables_next ON tables (next);
CREATE INDEX daily_tries_identity ON daily_tries (identity);
CREATE INDEX daily_tries_table ON daily_tries (table_id);
CREATE UNIQUE INDEX branches_table ON branches (table_id, name);
CREATE INDEX branches_identity ON branches (identity);
CREATE INDEX comments_table ON comments (table_id);
CREATE INDEX comments_identity ON comments (identity);
CREATE INDEX finishers_identity ON finishers (identity, n);
CREATE INDEX ratings_game ON ratings (game, mu);
CREATE INDEX chat_identity ON chat (identity);
CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;
CREATE INDEX calls_identity ON calls (identity);
CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
CREATE INDEX pushes_identity ON pushes (identity);
CREATE INDEX messages_due ON messages (due);
CREATE INDEX messages_identity ON messages (identity);
