-- ada: zaCUZh18gHcqtYE8B0vSmI6k3rMFUhRjtTeLUJbrT8Y
-- bob: U8L4gQunBsdl6gWawjlVIMNAv4cR05UrcFLnpj_aEds
-- over: wb6a4tphp9yv
-- running: aeqkg559bz5u
CREATE TABLE steps (taken INTEGER NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, listed INTEGER NOT NULL DEFAULT 0, leaving INTEGER NOT NULL DEFAULT 0, hushed_until DOUBLE PRECISION NOT NULL DEFAULT 0, renamed INTEGER NOT NULL DEFAULT 0);
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
            at DOUBLE PRECISION NOT NULL, identity TEXT NOT NULL DEFAULT '', removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, k));
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
CREATE TABLE reports (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, about TEXT NOT NULL,
            k INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, answered DOUBLE PRECISION, deeds TEXT NOT NULL);
CREATE TABLE operator_sessions (hash TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL);
INSERT INTO steps VALUES (15);
INSERT INTO identities VALUES ('thcrpgyr7cjm', 'Ada', 1.79502978066099905967e+09, 0, 0, 0.0, 0);
INSERT INTO identities VALUES ('7j3np2s84hve', 'Bob', 1.79502978076946377757e+09, 0, 0, 0.0, 0);
INSERT INTO secrets VALUES ('501ab6fbcf7b5aec9162a2e6913f64668f58da8075128ba08ce77496cdc56e08', 'thcrpgyr7cjm', '', '', 1.79502978066099905967e+09, 1.79502978066099905967e+09);
INSERT INTO secrets VALUES ('8d11a14d6b2253a6d0c169094144194deb566fe9f65c0ff82992b507d4ac2c64', '7j3np2s84hve', '', '', 1.79502978076946377757e+09, 1.79502978076946377757e+09);
INSERT INTO tables VALUES ('wb6a4tphp9yv', 'salvage', 'thcrpgyr7cjm', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795029780.787276,"branch_of":null,"lesson":false,"daily":null,"loaded":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"thcrpgyr7cjm","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502978078564739226e+09, 1.79502978155506014816e+09, 'w7qcvp66jg9qrb74', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "5d514e260990d39c35cbf325419c5cf134cfcc0b71169cfb7bca15c9ec1c95af", "shuffle": {"seal": "5d514e260990d39c35cbf325419c5cf134cfcc0b71169cfb7bca15c9ec1c95af", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', 'c85c9add707ce6183532e6e1aa1d5be50c913650be03b0d5195bce39e2c5e141', 'null', '', 2, 0, '{"scores":[0,5],"ranking":[2,1],"at":1795029781.5550601}');
INSERT INTO tables VALUES ('aeqkg559bz5u', 'salvage', 'thcrpgyr7cjm', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795029781.5694911,"branch_of":null,"lesson":false,"daily":null,"loaded":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"thcrpgyr7cjm","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"7j3np2s84hve","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502978156142020227e+09, 1.79502978156949114796e+09, 'w6y74vsq5f29cy88', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "7f5b754b6929ed66e31fbf4ee7d828b837df8db6da01b400bbf1d81e785d82c8", "shuffle": {"seal": "7f5b754b6929ed66e31fbf4ee7d828b837df8db6da01b400bbf1d81e785d82c8", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:d66d0e2e06bf33bf8a6897928befb6ab462e5ab0df3ada9105589d16d4d78ea0c8ada2eed9101a45d6369fa340ac02c6cd2fea94ec25df8ce7db959296e6f2e45eb9169103c9410cb4e66b9856aae580289ef51cc262c286dd820518889b1b1b', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('thcrpgyr7cjm', 'wb6a4tphp9yv', 0);
INSERT INTO members VALUES ('thcrpgyr7cjm', 'aeqkg559bz5u', 1);
INSERT INTO members VALUES ('7j3np2s84hve', 'aeqkg559bz5u', 1);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 0, '[-1, "draw rope-5"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 1, '[-1, "draw rope-4"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 2, '[-1, "draw rope-2"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 3, '[-1, "draw rope-6"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 4, '[-1, "draw rope-5"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 5, '[-1, "draw rope-1"]', 1.79502978078727602959e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 6, '[0, "look"]', 1.79502978080589294432e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 7, '[-1, "open copper"]', 1.79502978080589294432e+09, 'thcrpgyr7cjm:fc5cb263-2');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 8, '[0, "keep"]', 1.79502978080718493458e+09, 'thcrpgyr7cjm:fc5cb263-4');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 9, '[0, "lower rope-2"]', 1.79502978081711506846e+09, 'thcrpgyr7cjm:fc5cb263-6');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 10, '[1, "lower rope-6"]', 1.79502978152064800263e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 11, '[-1, "open copper"]', 1.79502978152064800263e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 12, '[-1, "draw rope-4"]', 1.79502978152064800263e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 13, '[-1, "draw rope-5"]', 1.79502978152064800263e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 14, '[1, "look"]', 1.79502978152514553076e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 15, '[-1, "open pearls"]', 1.79502978152514553076e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 16, '[1, "keep"]', 1.7950297815273251533e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 17, '[0, "lower rope-4"]', 1.79502978153807735443e+09, 'thcrpgyr7cjm:fc5cb263-8');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 18, '[1, "lower rope-5"]', 1.79502978154656147964e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 19, '[-1, "open pearls"]', 1.79502978154656147964e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 20, '[-1, "draw rope-1"]', 1.79502978154656147964e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 21, '[-1, "draw rope-6"]', 1.79502978154656147964e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 22, '[0, "look"]', 1.79502978154797816282e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 23, '[-1, "open copper"]', 1.79502978154797816282e+09, 'thcrpgyr7cjm:fc5cb263-10');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 24, '[0, "keep"]', 1.79502978154927849774e+09, 'thcrpgyr7cjm:fc5cb263-12');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 25, '[0, "lower rope-1"]', 1795029781.55114, 'thcrpgyr7cjm:fc5cb263-14');
INSERT INTO entries VALUES ('wb6a4tphp9yv', 26, '[1, "lower rope-6"]', 1.79502978155506014816e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 27, '[-1, "open copper"]', 1.79502978155506014816e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 28, '[-1, "draw rope-1"]', 1.79502978155506014816e+09, NULL);
INSERT INTO entries VALUES ('wb6a4tphp9yv', 29, '[-1, "draw rope-1"]', 1.79502978155506014816e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 0, '[-1, "draw rope-6"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 1, '[-1, "draw rope-1"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 2, '[-1, "draw rope-1"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 3, '[-1, "draw rope-5"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 4, '[-1, "draw rope-2"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 5, '[-1, "draw rope-6"]', 1.79502978156949114796e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 6, '[0, "look"]', 1.79502978158015394209e+09, NULL);
INSERT INTO entries VALUES ('aeqkg559bz5u', 7, '[-1, "open copper"]', 1.79502978158015394209e+09, 'thcrpgyr7cjm:6bc1db55-1');
INSERT INTO entries VALUES ('aeqkg559bz5u', 8, '[0, "keep"]', 1.79502978158576273915e+09, 'thcrpgyr7cjm:6bc1db55-3');
INSERT INTO entries VALUES ('aeqkg559bz5u', 9, '[1, "lower rope-2"]', 1.79502978159320569035e+09, '7j3np2s84hve:1505dc3e-1');
INSERT INTO chat VALUES ('wb6a4tphp9yv', 0, 'Ada', 0, 'Ahoy!', 1.79502978080444717404e+09, 'thcrpgyr7cjm', 0);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, 'acef04f3da7ecc61e6fe488b5180338202ae07b340fb6abc755230ae6510b873', 'sealed:e6f0e22ae6f9614eace0b006bc5960018b02ebe8dd601aa10973de713035a059d7dcd56ebae7f87e92c45e6c278b3f40906724526cc1da33e8c48562b56941ab96056a3b02d52dbd70da88ab530ac2ad9a84326a900652820d2c086c96f711a6', 1.79502978010185623171e+09);
INSERT INTO finished VALUES (1, 'wb6a4tphp9yv', 'salvage', 2, 1.79502978155506014816e+09, 12, '');
INSERT INTO finishers VALUES (1, 0, 'thcrpgyr7cjm', '', 'Ada', 0, 2, 'played', 2, 25.0, 8.33333333333333392545e+00, 22.364610507, 8.065901414);
INSERT INTO finishers VALUES (1, 1, '', 'greedy', 'Bosun', 5, 1, 'bot', 1, 25.0, 8.33333333333333392545e+00, 27.635389493, 8.065901414);
INSERT INTO ratings VALUES ('thcrpgyr7cjm', 'salvage', 22.364610507, 8.065901414, 1);
INSERT INTO ratings VALUES ('bot:greedy', 'salvage', 27.635389493, 8.065901414, 1);
INSERT INTO rating_book VALUES (1, '07d009d8c95d243c', 1, 1);
INSERT INTO waits VALUES ('wb6a4tphp9yv', 30, '[]', '[]', NULL);
INSERT INTO waits VALUES ('aeqkg559bz5u', 10, '[0]', '[null]', NULL);
INSERT INTO calls VALUES ('aeqkg559bz5u', 'thcrpgyr7cjm', 'turn', 6, 1.79502978156949114796e+09, NULL, NULL, 0, NULL);
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
CREATE UNIQUE INDEX reports_table ON reports (table_id, identity, about, k, name);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_identity ON reports (identity);
CREATE INDEX reports_answered ON reports (answered);
CREATE INDEX identities_hushed ON identities (hushed_until) WHERE hushed_until > 0;
CREATE INDEX chat_at ON chat (at) WHERE text <> '';
