-- ada: XLl3mzZrB8v8HdqJs2OXgximHYuDg2QmFCvNFhr3Mmg
-- bob: CUPl1UWN_By3_IQBB8CJPZC44dIv3054etwdkkMtOlU
-- over: wgyurj5mtcb7
-- running: 6ynn8qzegpcd
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
            next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL, result TEXT NOT NULL DEFAULT 'null');
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
INSERT INTO steps VALUES (10);
INSERT INTO identities VALUES ('edgtfu6sa5s2', 'Ada', 1.79502972438568902014e+09);
INSERT INTO identities VALUES ('6udnyqqg2nec', 'Bob', 1.79502972453160429002e+09);
INSERT INTO secrets VALUES ('4cdb12c6b42b7463f762e96dff17d1ef067ea61d06b770924f0ef400c8b2eeb7', 'edgtfu6sa5s2', '', '', 1.79502972438568902014e+09, 1.79502972438568902014e+09);
INSERT INTO secrets VALUES ('9e9c643393e71f5b1a1c4bd6b229939266030f047738eb7d8a4d125a9e06da69', '6udnyqqg2nec', '', '', 1.79502972453160429002e+09, 1.79502972453160429002e+09);
INSERT INTO tables VALUES ('wgyurj5mtcb7', 'salvage', 'edgtfu6sa5s2', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029724.6091974,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"edgtfu6sa5s2","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502972458180141447e+09, 1.79502972614429521557e+09, 'hrz8k52gkx7uafrn', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "d92de9144ab9b0b212f2593545fcbd832cf94e75388faab51df48f96172ec7b0", "shuffle": {"seal": "d92de9144ab9b0b212f2593545fcbd832cf94e75388faab51df48f96172ec7b0", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '09fd757a40a8d3e17f2c452f86ccce1d6d8d0aaf0a91c554315c2b7337a25c37', 'null', '', 2, 0, '{"scores":[0,6],"ranking":[2,1],"at":1795029726.1442952}');
INSERT INTO tables VALUES ('6ynn8qzegpcd', 'salvage', 'edgtfu6sa5s2', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029726.1561954,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"edgtfu6sa5s2","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"6udnyqqg2nec","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502972614901852611e+09, 1.79502972615619540213e+09, 'z66fsh88gmcjmbtu', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "59e40e79bd2650f650c6a3c36c327e9f601b60e30a8bc7563acbd3a3bf6faa10", "shuffle": {"seal": "59e40e79bd2650f650c6a3c36c327e9f601b60e30a8bc7563acbd3a3bf6faa10", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:6d277ca0a4f23042de687fada28efc59d2b497c0d3b863be1c5ad882a8753c238b37e65aff2a9d6584723080f8e07c6e9122dc3bcec56e8be73c385114ecfcd815a02ee106e5c742f17605f58ed49ba9c971122a7596d90fc6dbff6c5825b96d', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('edgtfu6sa5s2', 'wgyurj5mtcb7', 0);
INSERT INTO members VALUES ('edgtfu6sa5s2', '6ynn8qzegpcd', 1);
INSERT INTO members VALUES ('6udnyqqg2nec', '6ynn8qzegpcd', 1);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 0, '[-1, "draw rope-2"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 1, '[-1, "draw rope-5"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 2, '[-1, "draw rope-3"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 3, '[-1, "draw rope-3"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 4, '[-1, "draw rope-4"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 5, '[-1, "draw rope-1"]', 1.79502972460919737809e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 6, '[0, "look"]', 1.79502972468155884747e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 7, '[-1, "open pearls"]', 1.79502972468155884747e+09, 'edgtfu6sa5s2:ab5c863c-2');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 8, '[0, "keep"]', 1.7950297246989722252e+09, 'edgtfu6sa5s2:ab5c863c-4');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 9, '[0, "lower rope-2"]', 1.79502972470837259292e+09, 'edgtfu6sa5s2:ab5c863c-6');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 10, '[1, "lower rope-4"]', 1.79502972605307841305e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 11, '[-1, "open pearls"]', 1.79502972605307841305e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 12, '[-1, "draw rope-3"]', 1.79502972605307841305e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 13, '[-1, "draw rope-4"]', 1.79502972605307841305e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 14, '[1, "look"]', 1.79502972605879068373e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 15, '[-1, "open pearls"]', 1.79502972605879068373e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 16, '[1, "keep"]', 1.79502972606450939179e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 17, '[0, "lower rope-3"]', 1.79502972606989526747e+09, 'edgtfu6sa5s2:ab5c863c-8');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 18, '[1, "lower rope-4"]', 1.79502972609345817561e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 19, '[-1, "open pearls"]', 1.79502972609345817561e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 20, '[-1, "draw rope-6"]', 1.79502972609345817561e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 21, '[-1, "draw rope-3"]', 1.79502972609345817561e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 22, '[0, "look"]', 1.79502972610880732542e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 23, '[-1, "open gold"]', 1.79502972610880732542e+09, 'edgtfu6sa5s2:ab5c863c-10');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 24, '[0, "keep"]', 1.79502972612500834468e+09, 'edgtfu6sa5s2:ab5c863c-12');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 25, '[0, "lower rope-3"]', 1.79502972614158463481e+09, 'edgtfu6sa5s2:ab5c863c-14');
INSERT INTO entries VALUES ('wgyurj5mtcb7', 26, '[1, "lower rope-3"]', 1.79502972614429521557e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 27, '[-1, "open gold"]', 1.79502972614429521557e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 28, '[-1, "draw rope-2"]', 1.79502972614429521557e+09, NULL);
INSERT INTO entries VALUES ('wgyurj5mtcb7', 29, '[-1, "draw rope-5"]', 1.79502972614429521557e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 0, '[-1, "draw rope-1"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 1, '[-1, "draw rope-1"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 2, '[-1, "draw rope-6"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 3, '[-1, "draw rope-6"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 4, '[-1, "draw rope-2"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 5, '[-1, "draw rope-5"]', 1.79502972615619540213e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 6, '[0, "look"]', 1.79502972616585159304e+09, NULL);
INSERT INTO entries VALUES ('6ynn8qzegpcd', 7, '[-1, "open copper"]', 1.79502972616585159304e+09, 'edgtfu6sa5s2:de7bd93b-1');
INSERT INTO entries VALUES ('6ynn8qzegpcd', 8, '[0, "keep"]', 1.79502972617073035246e+09, 'edgtfu6sa5s2:de7bd93b-3');
INSERT INTO entries VALUES ('6ynn8qzegpcd', 9, '[1, "lower rope-2"]', 1.79502972617255473139e+09, '6udnyqqg2nec:7d3940fd-1');
INSERT INTO chat VALUES ('wgyurj5mtcb7', 0, 'Ada', 0, 'Ahoy!', 1.7950297246488466263e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, 'd273b9a0184671978512ebd92369eb4ee03c5d839418cec97a4e0e837b8451a0', 'sealed:df2bef338275e57a2dcaf8565ba626944c82651648470882b9782cecb31dc71f168e459da9cd1a2b67366980f3b9faec7cf9feb3f05cd63f27f2bfab20173fd4fb256ad09251ac549bcb51ca9cb468e97bf88400145318ff1f6133b7ebf5f774', 1.79502972382215428347e+09);
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
