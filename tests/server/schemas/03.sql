-- ada: BtDOL5ZeaMAM_a_u_EqXAAZsTbel5M1KluTNhcj3Q3o
-- bob: _Y6PocX0PTI3K4U-oX5qbTNPFABcPqzF6v3VZBeHTF0
-- over: ervh7pb785qm
-- running: mnwjqu6fdgyj
CREATE TABLE steps (taken INTEGER NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE secrets (
            hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id));
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
INSERT INTO steps VALUES (3);
INSERT INTO identities VALUES ('xff8wc5p5s86', 'Ada', 1.79502962578051400181e+09);
INSERT INTO identities VALUES ('p7ujfwy78jc4', 'Bob', 1.79502962590363264079e+09);
INSERT INTO secrets VALUES ('8cc2704dafb5da19e225d96cb2c7008df89149bc27a7d25e7aaa3310b1b35343', 'xff8wc5p5s86');
INSERT INTO secrets VALUES ('1025e476ffda6e0ff42a1c00cea9158668d3046da340085d0f70caf8f0bd56f3', 'p7ujfwy78jc4');
INSERT INTO tables VALUES ('ervh7pb785qm', 'salvage', 'xff8wc5p5s86', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029625.9406323,"branch_of":null}', '[{"kind":"person","identity":"xff8wc5p5s86","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[]}]', 1.79502962593203592303e+09, 1.79502962670539546012e+09, 'dff3bwv6chd8pwyz', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "61a8346a0a0daa1e58f47b88d83c4ad0b3f00730353d76d88d8966ae714fbf0e"}', '68516831a791d12fab4685e6b0901db9a5675fe7552dff7de061f886756df594', 'null', '', 2, 0);
INSERT INTO tables VALUES ('mnwjqu6fdgyj', 'salvage', 'xff8wc5p5s86', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029626.7180989,"branch_of":null}', '[{"kind":"person","identity":"xff8wc5p5s86","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"person","identity":"p7ujfwy78jc4","name":"Bob","bot":"","covered":false,"seen":[]}]', 1.79502962671100258829e+09, 1.79502962671809887886e+09, 'eftvyuz6jrk48hn8', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "ff6aee80b2cd16e71afe9b73e56f9228fc35f44bc4da7a9194dff5090a922ed0"}', 'cd1664d785fb5ebac1f420d3dd5a0481d415df113a27f4df312a8b0a3c0ae0f9', 'null', '', 2, 0);
INSERT INTO members VALUES ('xff8wc5p5s86', 'ervh7pb785qm', 0);
INSERT INTO members VALUES ('xff8wc5p5s86', 'mnwjqu6fdgyj', 1);
INSERT INTO members VALUES ('p7ujfwy78jc4', 'mnwjqu6fdgyj', 1);
INSERT INTO entries VALUES ('ervh7pb785qm', 0, '[-1, "draw rope-3"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 1, '[-1, "draw rope-6"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 2, '[-1, "draw rope-1"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 3, '[-1, "draw rope-4"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 4, '[-1, "draw rope-4"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 5, '[-1, "draw rope-5"]', 1.79502962594063234327e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 6, '[0, "look"]', 1.79502962594715237618e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 7, '[-1, "open pearls"]', 1.79502962594715237618e+09, 'xff8wc5p5s86:f94264a4-2');
INSERT INTO entries VALUES ('ervh7pb785qm', 8, '[0, "keep"]', 1.79502962594818925856e+09, 'xff8wc5p5s86:f94264a4-4');
INSERT INTO entries VALUES ('ervh7pb785qm', 9, '[0, "lower rope-1"]', 1.79502962595300555228e+09, 'xff8wc5p5s86:f94264a4-6');
INSERT INTO entries VALUES ('ervh7pb785qm', 10, '[1, "lower rope-5"]', 1.7950296266725120544e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 11, '[-1, "open pearls"]', 1.7950296266725120544e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 12, '[-1, "draw rope-1"]', 1.7950296266725120544e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 13, '[-1, "draw rope-2"]', 1.7950296266725120544e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 14, '[1, "look"]', 1.79502962668554759025e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 15, '[-1, "open pearls"]', 1.79502962668554759025e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 16, '[1, "keep"]', 1.79502962669048213954e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 17, '[1, "lower rope-4"]', 1.79502962669282865523e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 18, '[0, "lower rope-1"]', 1.79502962669673538208e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 19, '[-1, "open pearls"]', 1.79502962669673538208e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 20, '[-1, "draw rope-3"]', 1.79502962669673538208e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 21, '[-1, "draw rope-2"]', 1.79502962669673538208e+09, 'xff8wc5p5s86:f94264a4-8');
INSERT INTO entries VALUES ('ervh7pb785qm', 22, '[0, "look"]', 1.7950296267003529072e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 23, '[-1, "open eel"]', 1.7950296267003529072e+09, 'xff8wc5p5s86:f94264a4-10');
INSERT INTO entries VALUES ('ervh7pb785qm', 24, '[0, "keep"]', 1.79502962670250606536e+09, 'xff8wc5p5s86:f94264a4-12');
INSERT INTO entries VALUES ('ervh7pb785qm', 25, '[0, "lower rope-3"]', 1.79502962670341181753e+09, 'xff8wc5p5s86:f94264a4-14');
INSERT INTO entries VALUES ('ervh7pb785qm', 26, '[1, "lower rope-4"]', 1.79502962670539546012e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 27, '[-1, "open eel"]', 1.79502962670539546012e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 28, '[-1, "draw rope-2"]', 1.79502962670539546012e+09, NULL);
INSERT INTO entries VALUES ('ervh7pb785qm', 29, '[-1, "draw rope-1"]', 1.79502962670539546012e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 0, '[-1, "draw rope-4"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 1, '[-1, "draw rope-6"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 2, '[-1, "draw rope-4"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 3, '[-1, "draw rope-3"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 4, '[-1, "draw rope-4"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 5, '[-1, "draw rope-1"]', 1.79502962671809887886e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 6, '[0, "look"]', 1.79502962672776913638e+09, NULL);
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 7, '[-1, "open copper"]', 1.79502962672776913638e+09, 'xff8wc5p5s86:fe6d1047-1');
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 8, '[0, "keep"]', 1.79502962673087382316e+09, 'xff8wc5p5s86:fe6d1047-3');
INSERT INTO entries VALUES ('mnwjqu6fdgyj', 9, '[1, "lower rope-1"]', 1.7950296267363414764e+09, 'p7ujfwy78jc4:8ebbd4b9-1');
INSERT INTO chat VALUES ('ervh7pb785qm', 0, 'Ada', 0, 'Ahoy!', 1.79502962594607138636e+09);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
