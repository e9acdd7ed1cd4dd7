-- ada: trIPVRWJHGxeea6IGJmu1-rxXHLl653Bfx1cZjUzd-c
-- bob: zT8iPW3pKjnA-9ZnWHGFPEjz9EHKM85b6eB8cB7NDCw
-- over: gbftwfh45kbb
-- running: abk4cmz7t2wp
CREATE TABLE steps (taken INTEGER NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE secrets (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id), browser TEXT NOT NULL DEFAULT '', system TEXT NOT NULL DEFAULT '', created DOUBLE PRECISION NOT NULL DEFAULT 0, seen DOUBLE PRECISION NOT NULL DEFAULT 0);
CREATE TABLE codes (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id),
            expires DOUBLE PRECISION NOT NULL);
CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, settings TEXT NOT NULL,
            seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
            invitation TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, proposal TEXT NOT NULL,
            next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL);
CREATE TABLE members (
            identity TEXT NOT NULL, table_id TEXT NOT NULL, going INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (identity, table_id));
CREATE TABLE entries (
            table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT,
            PRIMARY KEY (table_id, n));
CREATE TABLE chat (
            table_id TEXT NOT NULL, k INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, k));
CREATE TABLE presence (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity, process));
CREATE TABLE health (id INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
CREATE TABLE seals (fingerprint TEXT NOT NULL);
INSERT INTO steps VALUES (6);
INSERT INTO identities VALUES ('r6u7vkt7vvuv', 'Ada', 1.79502965963186693191e+09);
INSERT INTO identities VALUES ('53jmh6t68wb6', 'Bob', 1.7950296597852647305e+09);
INSERT INTO secrets VALUES ('ed4d989cfcb5d7c5e6d46e2eea508f09066f78bc048cc78c12b0b9a00fd7a508', 'r6u7vkt7vvuv', '', '', 1.79502965963186693191e+09, 1.79502965963186693191e+09);
INSERT INTO secrets VALUES ('e58f429e0b7bfdc53571a9e647c0a64266ce7b1fcecb331b4058e4fcb9ffe08f', '53jmh6t68wb6', '', '', 1.7950296597852647305e+09, 1.7950296597852647305e+09);
INSERT INTO tables VALUES ('gbftwfh45kbb', 'salvage', 'r6u7vkt7vvuv', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029659.8803012,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[]}}', '[{"kind":"person","identity":"r6u7vkt7vvuv","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502965986865067483e+09, 1.79502966101234483721e+09, 'jvvxe2rheckyhbcy', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "41bd6d8698ac97df3db4d7d7cbd21861b57d041c1a48c79c088b1bb1a5f3d358", "shuffle": {"seal": "41bd6d8698ac97df3db4d7d7cbd21861b57d041c1a48c79c088b1bb1a5f3d358", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '5d34180e5ed63af0883409ed3d8950d0deb00f64d94290e9965c3530bb340391', 'null', '', 2, 0);
INSERT INTO tables VALUES ('abk4cmz7t2wp', 'salvage', 'r6u7vkt7vvuv', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029661.0850844,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[]}}', '[{"kind":"person","identity":"r6u7vkt7vvuv","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"53jmh6t68wb6","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502966103356719016e+09, 1.79502966108508443831e+09, '4qavndyyk9mucc2n', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "7565ec9ef46425b22b47694801e9e1a6a6fb2dd507bec5e7a39c46079031deb9", "shuffle": {"seal": "7565ec9ef46425b22b47694801e9e1a6a6fb2dd507bec5e7a39c46079031deb9", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:7caf3447489972a7932e9306201128469a8b3de7ccfab7c86f4b1e7de5288952f9809254f053b294a55b5d504bd68279cad9b738224de345d08ef831db49e61e0e8f2550fea66e9ff50eeaec3669581e092598141a8a98581b440bce73f0d0f4', 'null', '', 2, 0);
INSERT INTO members VALUES ('r6u7vkt7vvuv', 'gbftwfh45kbb', 0);
INSERT INTO members VALUES ('r6u7vkt7vvuv', 'abk4cmz7t2wp', 1);
INSERT INTO members VALUES ('53jmh6t68wb6', 'abk4cmz7t2wp', 1);
INSERT INTO entries VALUES ('gbftwfh45kbb', 0, '[-1, "draw rope-3"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 1, '[-1, "draw rope-6"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 2, '[-1, "draw rope-2"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 3, '[-1, "draw rope-4"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 4, '[-1, "draw rope-5"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 5, '[-1, "draw rope-6"]', 1.79502965988030123703e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 6, '[0, "look"]', 1.79502965994490337373e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 7, '[-1, "open eel"]', 1.79502965994490337373e+09, 'r6u7vkt7vvuv:5d1cafa3-2');
INSERT INTO entries VALUES ('gbftwfh45kbb', 8, '[0, "keep"]', 1.79502965996052551273e+09, 'r6u7vkt7vvuv:5d1cafa3-4');
INSERT INTO entries VALUES ('gbftwfh45kbb', 9, '[0, "lower rope-2"]', 1.79502965999662566186e+09, 'r6u7vkt7vvuv:5d1cafa3-6');
INSERT INTO entries VALUES ('gbftwfh45kbb', 10, '[1, "lower rope-6"]', 1.79502966090456175804e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 11, '[-1, "open eel"]', 1.79502966090456175804e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 12, '[-1, "draw rope-4"]', 1.79502966090456175804e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 13, '[-1, "draw rope-3"]', 1.79502966090456175804e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 14, '[1, "look"]', 1.79502966091778135299e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 15, '[-1, "open gold"]', 1.79502966091778135299e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 16, '[1, "keep"]', 1795029660.92534, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 17, '[1, "lower rope-5"]', 1.7950296609480593205e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 18, '[0, "lower rope-3"]', 1.79502966096492099761e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 19, '[-1, "open gold"]', 1.79502966096492099761e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 20, '[-1, "draw rope-6"]', 1.79502966096492099761e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 21, '[-1, "draw rope-5"]', 1.79502966096492099761e+09, 'r6u7vkt7vvuv:5d1cafa3-8');
INSERT INTO entries VALUES ('gbftwfh45kbb', 22, '[0, "look"]', 1.79502966097716856004e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 23, '[-1, "open pearls"]', 1.79502966097716856004e+09, 'r6u7vkt7vvuv:5d1cafa3-10');
INSERT INTO entries VALUES ('gbftwfh45kbb', 24, '[0, "keep"]', 1.79502966098137950899e+09, 'r6u7vkt7vvuv:5d1cafa3-12');
INSERT INTO entries VALUES ('gbftwfh45kbb', 25, '[0, "lower rope-4"]', 1.79502966099594545362e+09, 'r6u7vkt7vvuv:5d1cafa3-14');
INSERT INTO entries VALUES ('gbftwfh45kbb', 26, '[1, "lower rope-5"]', 1.79502966101234483721e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 27, '[-1, "open pearls"]', 1.79502966101234483721e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 28, '[-1, "draw rope-3"]', 1.79502966101234483721e+09, NULL);
INSERT INTO entries VALUES ('gbftwfh45kbb', 29, '[-1, "draw rope-2"]', 1.79502966101234483721e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 0, '[-1, "draw rope-4"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 1, '[-1, "draw rope-3"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 2, '[-1, "draw rope-4"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 3, '[-1, "draw rope-5"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 4, '[-1, "draw rope-4"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 5, '[-1, "draw rope-1"]', 1.79502966108508443831e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 6, '[0, "look"]', 1.79502966113378858567e+09, NULL);
INSERT INTO entries VALUES ('abk4cmz7t2wp', 7, '[-1, "open copper"]', 1.79502966113378858567e+09, 'r6u7vkt7vvuv:ac8303e0-1');
INSERT INTO entries VALUES ('abk4cmz7t2wp', 8, '[0, "keep"]', 1.79502966114938712115e+09, 'r6u7vkt7vvuv:ac8303e0-3');
INSERT INTO entries VALUES ('abk4cmz7t2wp', 9, '[1, "lower rope-1"]', 1.79502966115697717673e+09, '53jmh6t68wb6:55d59627-1');
INSERT INTO chat VALUES ('gbftwfh45kbb', 0, 'Ada', 0, 'Ahoy!', 1.79502965993635511397e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
CREATE INDEX tables_changed ON tables (status, changed);
CREATE INDEX tables_next ON tables (next);
