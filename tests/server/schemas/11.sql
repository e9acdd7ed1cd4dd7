-- ada: BxvUCVhmc0gIk-v6SLxk9l_Ljg6cNl7yv4m9d9diOio
-- bob: 645drZDbeyKtQmBRVSfjVaPBOzR6IlH9VDxTJDbD50Q
-- over: tmfdvxd268bd
-- running: 3acaw22bt8se
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
INSERT INTO steps VALUES (11);
INSERT INTO identities VALUES ('8ctjzebx4pqg', 'Ada', 1.79502973913529801372e+09, 0, 0);
INSERT INTO identities VALUES ('437q2h3f65d8', 'Bob', 1.79502973941698908805e+09, 0, 0);
INSERT INTO secrets VALUES ('479848bcd0ea6a6d185150e31535daa2594a70cc3ad16a0b634352c6d2ba5441', '8ctjzebx4pqg', '', '', 1.79502973913529801372e+09, 1.79502973913529801372e+09);
INSERT INTO secrets VALUES ('8c17ed0bd60de7b61282448710ea7b8ec230eeb54ba2d218466cb3b1dc522631', '437q2h3f65d8', '', '', 1.79502973941698908805e+09, 1.79502973941698908805e+09);
INSERT INTO tables VALUES ('tmfdvxd268bd', 'salvage', '8ctjzebx4pqg', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029739.6306186,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"8ctjzebx4pqg","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502973961316299438e+09, 1.79502974115444111826e+09, 'st36ymu9tykk4q22', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "4ce23c312a21f450ff9696f865d33dea1dbfa0b21bc69d82a8243a05249d8485", "shuffle": {"seal": "4ce23c312a21f450ff9696f865d33dea1dbfa0b21bc69d82a8243a05249d8485", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', 'faef6287f53663a25f37f8203ea9d0b2a7eff00459990d607747d95f3a1e386a', 'null', '', 2, 0, '{"scores":[1,3],"ranking":[2,1],"at":1795029741.154441}');
INSERT INTO tables VALUES ('3acaw22bt8se', 'salvage', '8ctjzebx4pqg', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029741.2658577,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"8ctjzebx4pqg","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"437q2h3f65d8","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502974120851016047e+09, 1.79502974126585769648e+09, '9pg43mn6fr56zw2x', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "47788044d81888888a3f79a77a52277bc0b36fcd785af8aee6cc870f1472d66d", "shuffle": {"seal": "47788044d81888888a3f79a77a52277bc0b36fcd785af8aee6cc870f1472d66d", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:4b83e8620a7ea82a250693695a1c20dc56131d0eb3a9c3f51aedf2d9fcf49320e6a039e20ce6d419fd1a61a0dbdbaf96f48329bdae302ffb05f8d7b3030c76282fc756f4bf824e07a5e090e20208118018a077c7f9d5e2c2275e4e79b62b107b', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('8ctjzebx4pqg', 'tmfdvxd268bd', 0);
INSERT INTO members VALUES ('8ctjzebx4pqg', '3acaw22bt8se', 1);
INSERT INTO members VALUES ('437q2h3f65d8', '3acaw22bt8se', 1);
INSERT INTO entries VALUES ('tmfdvxd268bd', 0, '[-1, "draw rope-2"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 1, '[-1, "draw rope-6"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 2, '[-1, "draw rope-6"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 3, '[-1, "draw rope-3"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 4, '[-1, "draw rope-4"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 5, '[-1, "draw rope-2"]', 1.79502973963061857225e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 6, '[0, "look"]', 1795029739.64305, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 7, '[-1, "open eel"]', 1795029739.64305, '8ctjzebx4pqg:909fe995-2');
INSERT INTO entries VALUES ('tmfdvxd268bd', 8, '[0, "keep"]', 1.79502973964483809477e+09, '8ctjzebx4pqg:909fe995-4');
INSERT INTO entries VALUES ('tmfdvxd268bd', 9, '[0, "lower rope-2"]', 1.79502973966467118263e+09, '8ctjzebx4pqg:909fe995-6');
INSERT INTO entries VALUES ('tmfdvxd268bd', 10, '[1, "lower rope-4"]', 1.79502974107558608057e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 11, '[-1, "open eel"]', 1.79502974107558608057e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 12, '[-1, "draw rope-1"]', 1.79502974107558608057e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 13, '[-1, "draw rope-6"]', 1.79502974107558608057e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 14, '[1, "look"]', 1.79502974107853102681e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 15, '[-1, "open eel"]', 1.79502974107853102681e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 16, '[1, "sink"]', 1.79502974108293867107e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 17, '[0, "lower rope-1"]', 1.7950297410855398178e+09, '8ctjzebx4pqg:909fe995-8');
INSERT INTO entries VALUES ('tmfdvxd268bd', 18, '[1, "lower rope-6"]', 1.79502974108921718602e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 19, '[-1, "open gold"]', 1.79502974108921718602e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 20, '[-1, "draw rope-4"]', 1.79502974108921718602e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 21, '[-1, "draw rope-1"]', 1.79502974108921718602e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 22, '[0, "look"]', 1.79502974109047865871e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 23, '[-1, "open copper"]', 1.79502974109047865871e+09, '8ctjzebx4pqg:909fe995-10');
INSERT INTO entries VALUES ('tmfdvxd268bd', 24, '[0, "keep"]', 1.79502974109378290179e+09, '8ctjzebx4pqg:909fe995-12');
INSERT INTO entries VALUES ('tmfdvxd268bd', 25, '[0, "lower rope-4"]', 1.79502974112854218479e+09, '8ctjzebx4pqg:909fe995-14');
INSERT INTO entries VALUES ('tmfdvxd268bd', 26, '[1, "lower rope-3"]', 1.79502974115444111826e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 27, '[-1, "open copper"]', 1.79502974115444111826e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 28, '[-1, "draw rope-3"]', 1.79502974115444111826e+09, NULL);
INSERT INTO entries VALUES ('tmfdvxd268bd', 29, '[-1, "draw rope-2"]', 1.79502974115444111826e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 0, '[-1, "draw rope-2"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 1, '[-1, "draw rope-4"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 2, '[-1, "draw rope-1"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 3, '[-1, "draw rope-6"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 4, '[-1, "draw rope-1"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 5, '[-1, "draw rope-2"]', 1.79502974126585769648e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 6, '[0, "look"]', 1.79502974133315277094e+09, NULL);
INSERT INTO entries VALUES ('3acaw22bt8se', 7, '[-1, "open silver"]', 1.79502974133315277094e+09, '8ctjzebx4pqg:05959041-1');
INSERT INTO entries VALUES ('3acaw22bt8se', 8, '[0, "keep"]', 1.79502974135042858119e+09, '8ctjzebx4pqg:05959041-3');
INSERT INTO entries VALUES ('3acaw22bt8se', 9, '[1, "lower rope-1"]', 1.79502974136519932745e+09, '437q2h3f65d8:502884a0-1');
INSERT INTO chat VALUES ('tmfdvxd268bd', 0, 'Ada', 0, 'Ahoy!', 1.79502973964093923567e+09, '8ctjzebx4pqg');
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, '8d9686ccb27c0888109c502b20198b740a87d538c50d5517bfe6744c1918f556', 'sealed:651020bddc59af3a640772c808001590c0baf7991afd72252da908e8568c2a9dc754286dc5c01c1a531a02e73065677e66bd90c7369f60a74fd35adbd88a3925e234acbed6b142551c63be9e68bd96e6be498bd947c5664d54327a27277aafb3', 1795029737.94746);
INSERT INTO finished VALUES (1, 'tmfdvxd268bd', 'salvage', 2, 1.79502974115444111826e+09, 12, '');
INSERT INTO finishers VALUES (1, 0, '8ctjzebx4pqg', '', 'Ada', 1, 2, 'played', 2, 25.0, 8.33333333333333392545e+00, 22.364610507, 8.065901414);
INSERT INTO finishers VALUES (1, 1, '', 'greedy', 'Bosun', 3, 1, 'bot', 1, 25.0, 8.33333333333333392545e+00, 27.635389493, 8.065901414);
INSERT INTO ratings VALUES ('8ctjzebx4pqg', 'salvage', 22.364610507, 8.065901414, 1);
INSERT INTO ratings VALUES ('bot:greedy', 'salvage', 27.635389493, 8.065901414, 1);
INSERT INTO rating_book VALUES (1, 'd4f12bf5033c38ad', 1, 1);
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
