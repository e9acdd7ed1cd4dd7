-- ada: b31d-E12zhD-2IWh0zNpqEWmQEZlQlA1XjqJWddp4Ig
-- bob: YYop9a_fFXVoFw35A-sOHL02dI-52zF2-emWtyoZUBI
-- over: hzz3xxaq7wcw
-- running: 8whd3a4t5sb9
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
INSERT INTO steps VALUES (2);
INSERT INTO identities VALUES ('8vrungmqau24', 'Ada', 1.7950296138494575024e+09);
INSERT INTO identities VALUES ('fqbb9w92eqjn', 'Bob', 1.7950296140529856682e+09);
INSERT INTO secrets VALUES ('a9fc8cbc1c835a976767647fbe10901f6637007d0691f0af8d24dfe3fdde6d69', '8vrungmqau24');
INSERT INTO secrets VALUES ('e37748894f929676852ec10b7fa832443d0953151b2216fb23ca9740c006c8c2', 'fqbb9w92eqjn');
INSERT INTO tables VALUES ('hzz3xxaq7wcw', 'salvage', '8vrungmqau24', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029614.1142306,"branch_of":null}', '[{"kind":"person","identity":"8vrungmqau24","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[]}]', 1.7950296140989961624e+09, 1.79502961561029767993e+09, 'h5jwn7n6xcp2enn3', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "6d2c5510f0675e3450d43fc8b79d473ba97d24fb0ed48e3f503d3f2952eeeb16"}', '9867d348aca795b3517c4e295ef0c6657a902bbaa873f6fa6b88374c3f3f4d61', 'null', '', 2, 0);
INSERT INTO tables VALUES ('8whd3a4t5sb9', 'salvage', '8vrungmqau24', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029615.691809,"branch_of":null}', '[{"kind":"person","identity":"8vrungmqau24","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"person","identity":"fqbb9w92eqjn","name":"Bob","bot":"","covered":false,"seen":[]}]', 1.79502961562767887116e+09, 1.79502961569180893896e+09, 'jv4n2qjhvpk2n5wc', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "53b76786272f61817f7da0dfb4a8c46e69e996f49d260e29f8489192470ad344"}', 'f1ea96fa4b47809ab2e85368dba5c8c33d546be8812f0ff278cd7db0d60c351a', 'null', '', 2, 0);
INSERT INTO members VALUES ('8vrungmqau24', 'hzz3xxaq7wcw', 0);
INSERT INTO members VALUES ('8vrungmqau24', '8whd3a4t5sb9', 1);
INSERT INTO members VALUES ('fqbb9w92eqjn', '8whd3a4t5sb9', 1);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 0, '[-1, "draw rope-2"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 1, '[-1, "draw rope-1"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 2, '[-1, "draw rope-1"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 3, '[-1, "draw rope-3"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 4, '[-1, "draw rope-4"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 5, '[-1, "draw rope-2"]', 1.79502961411423063277e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 6, '[0, "look"]', 1.79502961415619778631e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 7, '[-1, "open copper"]', 1.79502961415619778631e+09, '8vrungmqau24:3cedb84c-2');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 8, '[0, "keep"]', 1.79502961416726469993e+09, '8vrungmqau24:3cedb84c-4');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 9, '[0, "lower rope-1"]', 1795029614.18233, '8vrungmqau24:3cedb84c-6');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 10, '[1, "lower rope-4"]', 1.79502961551859498024e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 11, '[-1, "open copper"]', 1.79502961551859498024e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 12, '[-1, "draw rope-6"]', 1.79502961551859498024e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 13, '[-1, "draw rope-5"]', 1.79502961551859498024e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 14, '[1, "look"]', 1.79502961553244090074e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 15, '[-1, "open silver"]', 1.79502961553244090074e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 16, '[1, "keep"]', 1.79502961554156613343e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 17, '[1, "lower rope-5"]', 1.79502961554496431352e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 18, '[0, "lower rope-1"]', 1.79502961554740285876e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 19, '[-1, "open silver"]', 1.79502961554740285876e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 20, '[-1, "draw rope-6"]', 1.79502961554740285876e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 21, '[-1, "draw rope-4"]', 1.79502961554740285876e+09, '8vrungmqau24:3cedb84c-8');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 22, '[0, "look"]', 1.79502961556860065458e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 23, '[-1, "open pearls"]', 1.79502961556860065458e+09, '8vrungmqau24:3cedb84c-10');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 24, '[0, "keep"]', 1.79502961557195377345e+09, '8vrungmqau24:3cedb84c-12');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 25, '[0, "lower rope-2"]', 1.7950296155974879265e+09, '8vrungmqau24:3cedb84c-14');
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 26, '[1, "lower rope-4"]', 1.79502961561029767993e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 27, '[-1, "open pearls"]', 1.79502961561029767993e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 28, '[-1, "draw rope-4"]', 1.79502961561029767993e+09, NULL);
INSERT INTO entries VALUES ('hzz3xxaq7wcw', 29, '[-1, "draw rope-1"]', 1.79502961561029767993e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 0, '[-1, "draw rope-5"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 1, '[-1, "draw rope-1"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 2, '[-1, "draw rope-4"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 3, '[-1, "draw rope-6"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 4, '[-1, "draw rope-2"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 5, '[-1, "draw rope-3"]', 1.79502961569180893896e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 6, '[0, "look"]', 1.795029615745244503e+09, NULL);
INSERT INTO entries VALUES ('8whd3a4t5sb9', 7, '[-1, "open pearls"]', 1.795029615745244503e+09, '8vrungmqau24:192af137-1');
INSERT INTO entries VALUES ('8whd3a4t5sb9', 8, '[0, "keep"]', 1.7950296157515435219e+09, '8vrungmqau24:192af137-3');
INSERT INTO entries VALUES ('8whd3a4t5sb9', 9, '[1, "lower rope-2"]', 1.79502961576821303373e+09, 'fqbb9w92eqjn:0dcd9abd-1');
INSERT INTO chat VALUES ('hzz3xxaq7wcw', 0, 'Ada', 0, 'Ahoy!', 1.79502961414787101743e+09);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
