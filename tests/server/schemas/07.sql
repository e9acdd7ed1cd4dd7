-- ada: jIh0JqWjve-TL-CCmpFboAAIr-K4b3XR1Uh9kh5hxxU
-- bob: DHUw92vcMjlLgQSwv5VonErz-V_BRQOY8eNJ9aU_Ods
-- over: d7322h6khsbd
-- running: rypbp57nntff
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
INSERT INTO steps VALUES (7);
INSERT INTO identities VALUES ('3gwgsyamfj7b', 'Ada', 1.79502967433215332025e+09);
INSERT INTO identities VALUES ('wqx4esnvfb8z', 'Bob', 1.79502967458865332608e+09);
INSERT INTO secrets VALUES ('2a2a776dadefaad11819d339cb4d3044dd798d778d60c8a9ad9a4fa01538dba1', '3gwgsyamfj7b', '', '', 1.79502967433215332025e+09, 1.79502967433215332025e+09);
INSERT INTO secrets VALUES ('5c02dc4dd0392e119e3b6f39732c40742b72e4d2cbe136a82db8f1eb6cd4688d', 'wqx4esnvfb8z', '', '', 1.79502967458865332608e+09, 1.79502967458865332608e+09);
INSERT INTO tables VALUES ('d7322h6khsbd', 'salvage', '3gwgsyamfj7b', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029674.6367726,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]}}', '[{"kind":"person","identity":"3gwgsyamfj7b","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502967461329722411e+09, 1.79502967592869853976e+09, '6yzdfawyt69rxzf6', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "a450e55c3ba8ebc03894dc82acd23601451f4ed687e3a502b3f29a617555f26f", "shuffle": {"seal": "a450e55c3ba8ebc03894dc82acd23601451f4ed687e3a502b3f29a617555f26f", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', 'e0a6f58c7f2fd2c5f152586099e5ed5b093a541f047d7488e2993258932c2e2b', 'null', '', 2, 0, '{"scores":[0,5],"ranking":[2,1],"at":1795029675.9286985}');
INSERT INTO tables VALUES ('rypbp57nntff', 'salvage', '3gwgsyamfj7b', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029676.0098016,"branch_of":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]}}', '[{"kind":"person","identity":"3gwgsyamfj7b","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"wqx4esnvfb8z","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502967594036030767e+09, 1.79502967600980162625e+09, 'q5ygjapezaus8nva', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "e0603f89e556a5e1029929bff61cd7bde248926d25cae91114a1f19e3e88e6a3", "shuffle": {"seal": "e0603f89e556a5e1029929bff61cd7bde248926d25cae91114a1f19e3e88e6a3", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:f0945caa9736541a44ebcff1420a2da31615995123eb33166ba7e5cb24dde917ecdaf9c44349d838b634d5791922e6638706903d5b109d7005cedce1285ea0c7152d19c2d90230a5874e813f101d46787c4bd6eb7377ef6ca94a552b2a3ddbec', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('3gwgsyamfj7b', 'd7322h6khsbd', 0);
INSERT INTO members VALUES ('3gwgsyamfj7b', 'rypbp57nntff', 1);
INSERT INTO members VALUES ('wqx4esnvfb8z', 'rypbp57nntff', 1);
INSERT INTO entries VALUES ('d7322h6khsbd', 0, '[-1, "draw rope-3"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 1, '[-1, "draw rope-2"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 2, '[-1, "draw rope-6"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 3, '[-1, "draw rope-2"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 4, '[-1, "draw rope-2"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 5, '[-1, "draw rope-1"]', 1.79502967463677263254e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 6, '[0, "look"]', 1.79502967468528366089e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 7, '[-1, "open copper"]', 1.79502967468528366089e+09, '3gwgsyamfj7b:d7fc16e2-2');
INSERT INTO entries VALUES ('d7322h6khsbd', 8, '[0, "keep"]', 1.79502967470101404186e+09, '3gwgsyamfj7b:d7fc16e2-4');
INSERT INTO entries VALUES ('d7322h6khsbd', 9, '[0, "lower rope-2"]', 1.79502967474499344822e+09, '3gwgsyamfj7b:d7fc16e2-6');
INSERT INTO entries VALUES ('d7322h6khsbd', 10, '[1, "lower rope-2"]', 1.79502967579677677155e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 11, '[-1, "open copper"]', 1.79502967579677677155e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 12, '[-1, "draw rope-6"]', 1.79502967579677677155e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 13, '[-1, "draw rope-5"]', 1.79502967579677677155e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 14, '[1, "look"]', 1.79502967581164884569e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 15, '[-1, "open silver"]', 1.79502967581164884569e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 16, '[1, "keep"]', 1.79502967584737491615e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 17, '[0, "lower rope-3"]', 1.79502967586715626718e+09, '3gwgsyamfj7b:d7fc16e2-8');
INSERT INTO entries VALUES ('d7322h6khsbd', 18, '[1, "lower rope-5"]', 1.79502967588951110843e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 19, '[-1, "open silver"]', 1.79502967588951110843e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 20, '[-1, "draw rope-4"]', 1.79502967588951110843e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 21, '[-1, "draw rope-5"]', 1.79502967588951110843e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 22, '[0, "look"]', 1.79502967590309023856e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 23, '[-1, "open pearls"]', 1.79502967590309023856e+09, '3gwgsyamfj7b:d7fc16e2-10');
INSERT INTO entries VALUES ('d7322h6khsbd', 24, '[0, "keep"]', 1.79502967591463947301e+09, '3gwgsyamfj7b:d7fc16e2-12');
INSERT INTO entries VALUES ('d7322h6khsbd', 25, '[0, "lower rope-4"]', 1.79502967592504262921e+09, '3gwgsyamfj7b:d7fc16e2-14');
INSERT INTO entries VALUES ('d7322h6khsbd', 26, '[1, "lower rope-5"]', 1.79502967592869853976e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 27, '[-1, "open pearls"]', 1.79502967592869853976e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 28, '[-1, "draw rope-5"]', 1.79502967592869853976e+09, NULL);
INSERT INTO entries VALUES ('d7322h6khsbd', 29, '[-1, "draw rope-4"]', 1.79502967592869853976e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 0, '[-1, "draw rope-1"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 1, '[-1, "draw rope-1"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 2, '[-1, "draw rope-5"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 3, '[-1, "draw rope-5"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 4, '[-1, "draw rope-4"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 5, '[-1, "draw rope-3"]', 1.79502967600980162625e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 6, '[0, "look"]', 1.79502967609353828422e+09, NULL);
INSERT INTO entries VALUES ('rypbp57nntff', 7, '[-1, "open silver"]', 1.79502967609353828422e+09, '3gwgsyamfj7b:c1b5ab59-1');
INSERT INTO entries VALUES ('rypbp57nntff', 8, '[0, "keep"]', 1795029676.12584, '3gwgsyamfj7b:c1b5ab59-3');
INSERT INTO entries VALUES ('rypbp57nntff', 9, '[1, "lower rope-3"]', 1.79502967614847636218e+09, 'wqx4esnvfb8z:e372e841-1');
INSERT INTO chat VALUES ('d7322h6khsbd', 0, 'Ada', 0, 'Ahoy!', 1.79502967467401647566e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
CREATE INDEX tables_changed ON tables (status, changed);
CREATE INDEX tables_next ON tables (next);
