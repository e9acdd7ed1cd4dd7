-- ada: tgc99fo6yHJsQe-w-KuRpTt1Yb4xUlhLSPpLmvaulwg
-- bob: wuKzx5TOYQBnbzV65yi-oZlLSNk-VbUQ4keA-5jcUX8
-- over: eb69x6xbcq8p
-- running: ut5b9a8cvmwx
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
INSERT INTO steps VALUES (9);
INSERT INTO identities VALUES ('7pa2sg8yhdk4', 'Ada', 1.79502970923353028301e+09);
INSERT INTO identities VALUES ('wxpsd6t3syxd', 'Bob', 1.79502970959097051624e+09);
INSERT INTO secrets VALUES ('86cbd950c7fa0b7eb2102432ad8f2a1401cc69421c90578bbb620fe99dd8aedf', '7pa2sg8yhdk4', '', '', 1.79502970923353028301e+09, 1.79502970923353028301e+09);
INSERT INTO secrets VALUES ('76e8999edb951b183fbee7bec19b976cf4dde1f50c5637420f2ba873ca753c5d', 'wxpsd6t3syxd', '', '', 1.79502970959097051624e+09, 1.79502970959097051624e+09);
INSERT INTO tables VALUES ('eb69x6xbcq8p', 'salvage', '7pa2sg8yhdk4', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029709.743283,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"7pa2sg8yhdk4","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502970972447800637e+09, 1.79502971117339730263e+09, '8368rz2jwkhbnjef', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "6e88a64d4cf25f46228b870e66ade65c080fe14f3eb260410a2d84dc027eaa9d", "shuffle": {"seal": "6e88a64d4cf25f46228b870e66ade65c080fe14f3eb260410a2d84dc027eaa9d", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '0e8f5e46c5799443413cb9268153b2660cf597af19bf8c8499518c1085f9bc94', 'null', '', 2, 0, '{"scores":[-2,4],"ranking":[2,1],"at":1795029711.1733973}');
INSERT INTO tables VALUES ('ut5b9a8cvmwx', 'salvage', '7pa2sg8yhdk4', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029711.240119,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"7pa2sg8yhdk4","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"wxpsd6t3syxd","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502971119137263297e+09, 1.79502971124011898038e+09, 'duuh6bm7sr9zattt', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "66fbd30fe0cf58cf3d036e18894a705e9beed048d653f35832514a1d0a53e492", "shuffle": {"seal": "66fbd30fe0cf58cf3d036e18894a705e9beed048d653f35832514a1d0a53e492", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:47540f7ef6245e63d8495ebb08a797f6ae7569c768b1da3fcd4cee6dd65d3ac7f227a8245a277baf08a64b81dcbacd95417ac585053cefac71c075b83bf547b87dbcb4be2579ff4f4ef7c047da64d9710833fc009dcaa1f0a405693cd4c57809', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('7pa2sg8yhdk4', 'eb69x6xbcq8p', 0);
INSERT INTO members VALUES ('7pa2sg8yhdk4', 'ut5b9a8cvmwx', 1);
INSERT INTO members VALUES ('wxpsd6t3syxd', 'ut5b9a8cvmwx', 1);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 0, '[-1, "draw rope-3"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 1, '[-1, "draw rope-1"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 2, '[-1, "draw rope-4"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 3, '[-1, "draw rope-3"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 4, '[-1, "draw rope-6"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 5, '[-1, "draw rope-1"]', 1.79502970974328303335e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 6, '[0, "look"]', 1.7950297098595218658e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 7, '[-1, "open silver"]', 1.7950297098595218658e+09, '7pa2sg8yhdk4:ec680e86-2');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 8, '[0, "keep"]', 1.79502970988235569004e+09, '7pa2sg8yhdk4:ec680e86-4');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 9, '[0, "lower rope-1"]', 1.79502970991864466664e+09, '7pa2sg8yhdk4:ec680e86-6');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 10, '[1, "lower rope-6"]', 1.79502971115348434454e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 11, '[-1, "open silver"]', 1.79502971115348434454e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 12, '[-1, "draw rope-5"]', 1.79502971115348434454e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 13, '[-1, "draw rope-5"]', 1.79502971115348434454e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 14, '[1, "look"]', 1.79502971115702199939e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 15, '[-1, "open copper"]', 1.79502971115702199939e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 16, '[1, "sink"]', 1.79502971115903210645e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 17, '[0, "lower rope-3"]', 1.79502971116076087947e+09, '7pa2sg8yhdk4:ec680e86-8');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 18, '[1, "lower rope-5"]', 1.7950297111629457473e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 19, '[-1, "open silver"]', 1.7950297111629457473e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 20, '[-1, "draw rope-4"]', 1.7950297111629457473e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 21, '[-1, "draw rope-2"]', 1.7950297111629457473e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 22, '[0, "look"]', 1.79502971116429781909e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 23, '[-1, "open eel"]', 1.79502971116429781909e+09, '7pa2sg8yhdk4:ec680e86-10');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 24, '[0, "keep"]', 1.79502971116903209686e+09, '7pa2sg8yhdk4:ec680e86-12');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 25, '[0, "lower rope-4"]', 1.79502971117043232922e+09, '7pa2sg8yhdk4:ec680e86-14');
INSERT INTO entries VALUES ('eb69x6xbcq8p', 26, '[1, "lower rope-3"]', 1.79502971117339730263e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 27, '[-1, "open eel"]', 1.79502971117339730263e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 28, '[-1, "draw rope-1"]', 1.79502971117339730263e+09, NULL);
INSERT INTO entries VALUES ('eb69x6xbcq8p', 29, '[-1, "draw rope-1"]', 1.79502971117339730263e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 0, '[-1, "draw rope-6"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 1, '[-1, "draw rope-3"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 2, '[-1, "draw rope-4"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 3, '[-1, "draw rope-2"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 4, '[-1, "draw rope-1"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 5, '[-1, "draw rope-5"]', 1.79502971124011898038e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 6, '[0, "look"]', 1.79502971126876449585e+09, NULL);
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 7, '[-1, "open eel"]', 1.79502971126876449585e+09, '7pa2sg8yhdk4:d1482222-1');
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 8, '[0, "keep"]', 1.7950297112996475696e+09, '7pa2sg8yhdk4:d1482222-3');
INSERT INTO entries VALUES ('ut5b9a8cvmwx', 9, '[1, "lower rope-1"]', 1.79502971130179071433e+09, 'wxpsd6t3syxd:9b120d50-1');
INSERT INTO chat VALUES ('eb69x6xbcq8p', 0, 'Ada', 0, 'Ahoy!', 1.79502970984045791625e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, 'a0cb38a966fbfdb96259e6426a7d3592a5c0f40aeb96bca5c1e414d7539193d3', 'sealed:c27d0b3d4cdf4d7f41a93b1d5bfc70f574701d9b2f33056065ed4480266591a53826d169a3cccc011cd188a8bf5c2e0d509b2895655ed568303fad52985c5dab9041f1d354687039c07e83436e6d217aa20b752297befc697578407bb37d013f', 1.79502970777706766128e+09);
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
