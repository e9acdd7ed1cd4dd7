-- ada: SBNyvaSRlZ5q_Q-LVfpUmQBzkdU4TBaLyHje_XdPV7A
-- bob: kvkJP9KB00JUaBL2WkorJNZ1PZCS_qO4RLutIaik7FU
-- over: q3c3vxnmdwvj
-- running: kmxse5zxt4t8
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
INSERT INTO steps VALUES (8);
INSERT INTO identities VALUES ('8byes274bp4f', 'Ada', 1.79502969121265745161e+09);
INSERT INTO identities VALUES ('vnhtfy53zfk9', 'Bob', 1.79502969140535902983e+09);
INSERT INTO secrets VALUES ('c297dd9ab02fc489180bca3a2532512cf7936f901371ea0068afa47b203264b3', '8byes274bp4f', '', '', 1.79502969121265745161e+09, 1.79502969121265745161e+09);
INSERT INTO secrets VALUES ('c128f206011016c9279cf55313b2802c36ea9a653efa68cacacecaf161f59b18', 'vnhtfy53zfk9', '', '', 1.79502969140535902983e+09, 1.79502969140535902983e+09);
INSERT INTO tables VALUES ('q3c3vxnmdwvj', 'salvage', '8byes274bp4f', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029691.538453,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"8byes274bp4f","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502969150892448422e+09, 1.79502969255256199839e+09, 'sfdbbd7gg62j8yaz', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "184988ffecb98ad02c30e348ea052212525bbb171b524d282a588efd18d8460b", "shuffle": {"seal": "184988ffecb98ad02c30e348ea052212525bbb171b524d282a588efd18d8460b", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', 'e48089b103b29f0b47716edae689e4d4672720ff3ffb8790db79345306f74485', 'null', '', 2, 0, '{"scores":[0,6],"ranking":[2,1],"at":1795029692.552562}');
INSERT INTO tables VALUES ('kmxse5zxt4t8', 'salvage', '8byes274bp4f', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029692.5658326,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[]}', '[{"kind":"person","identity":"8byes274bp4f","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"vnhtfy53zfk9","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502969255799818036e+09, 1.79502969256583261485e+09, 'pcge6zqd8zanxjux', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "0a313468e8579fb5df2dd20c36776735667add2ede92ca46989b2ec72755b78e", "shuffle": {"seal": "0a313468e8579fb5df2dd20c36776735667add2ede92ca46989b2ec72755b78e", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:9c8f59911d133f3b5a2b5e5fed1beefc423f995048af13d4a564373a08f37ae3021a8e0bbbec7b6142fafb76d126f9b6b8f7242c86be596c2ab9bce94f5bde8e1aaefdd405928cd6d2aefbb49149cc7bc1a7926996b5db90dbcbd9e20962926b', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('8byes274bp4f', 'q3c3vxnmdwvj', 0);
INSERT INTO members VALUES ('8byes274bp4f', 'kmxse5zxt4t8', 1);
INSERT INTO members VALUES ('vnhtfy53zfk9', 'kmxse5zxt4t8', 1);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 0, '[-1, "draw rope-2"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 1, '[-1, "draw rope-5"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 2, '[-1, "draw rope-5"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 3, '[-1, "draw rope-4"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 4, '[-1, "draw rope-5"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 5, '[-1, "draw rope-4"]', 1.79502969153845310214e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 6, '[0, "look"]', 1.79502969155847263331e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 7, '[-1, "open eel"]', 1.79502969155847263331e+09, '8byes274bp4f:fccb21b1-2');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 8, '[0, "keep"]', 1.79502969156026840214e+09, '8byes274bp4f:fccb21b1-4');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 9, '[0, "lower rope-2"]', 1.79502969158615970609e+09, '8byes274bp4f:fccb21b1-6');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 10, '[1, "lower rope-5"]', 1.7950296924621207714e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 11, '[-1, "open eel"]', 1.7950296924621207714e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 12, '[-1, "draw rope-4"]', 1.7950296924621207714e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 13, '[-1, "draw rope-6"]', 1.7950296924621207714e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 14, '[1, "look"]', 1.79502969247008347516e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 15, '[-1, "open pearls"]', 1.79502969247008347516e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 16, '[1, "keep"]', 1.79502969247642016415e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 17, '[1, "lower rope-6"]', 1.79502969247959756854e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 18, '[0, "lower rope-4"]', 1.79502969248465585709e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 19, '[-1, "open pearls"]', 1.79502969248465585709e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 20, '[-1, "draw rope-3"]', 1.79502969248465585709e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 21, '[-1, "draw rope-1"]', 1.79502969248465585709e+09, '8byes274bp4f:fccb21b1-8');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 22, '[0, "look"]', 1.79502969253352284437e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 23, '[-1, "open gold"]', 1.79502969253352284437e+09, '8byes274bp4f:fccb21b1-10');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 24, '[0, "keep"]', 1.79502969254362034802e+09, '8byes274bp4f:fccb21b1-12');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 25, '[0, "lower rope-3"]', 1.79502969254701948164e+09, '8byes274bp4f:fccb21b1-14');
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 26, '[1, "lower rope-4"]', 1.79502969255256199839e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 27, '[-1, "open gold"]', 1.79502969255256199839e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 28, '[-1, "draw rope-1"]', 1.79502969255256199839e+09, NULL);
INSERT INTO entries VALUES ('q3c3vxnmdwvj', 29, '[-1, "draw rope-6"]', 1.79502969255256199839e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 0, '[-1, "draw rope-6"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 1, '[-1, "draw rope-1"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 2, '[-1, "draw rope-5"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 3, '[-1, "draw rope-6"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 4, '[-1, "draw rope-1"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 5, '[-1, "draw rope-3"]', 1.79502969256583261485e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 6, '[0, "look"]', 1.79502969258184194569e+09, NULL);
INSERT INTO entries VALUES ('kmxse5zxt4t8', 7, '[-1, "open silver"]', 1.79502969258184194569e+09, '8byes274bp4f:7d1d8b47-1');
INSERT INTO entries VALUES ('kmxse5zxt4t8', 8, '[0, "keep"]', 1.79502969258325648311e+09, '8byes274bp4f:7d1d8b47-3');
INSERT INTO entries VALUES ('kmxse5zxt4t8', 9, '[1, "lower rope-1"]', 1.79502969258455061913e+09, 'vnhtfy53zfk9:fcd493cf-1');
INSERT INTO chat VALUES ('q3c3vxnmdwvj', 0, 'Ada', 0, 'Ahoy!', 1.79502969155330133438e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
CREATE INDEX tables_changed ON tables (status, changed);
CREATE INDEX tables_next ON tables (next);
