-- ada: Ke4T9qKG2tcm7rIQlnxMQXi_yic4EzCZiIBWDsFqPoA
-- bob: KTAbKWZrGSxmDbjB4nwppybpXQPQeMPiHDuRnux2-xE
-- over: gq7kcumnjfaq
-- running: czyx68rj5yrq
CREATE TABLE identities (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE secrets (
        hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id));
CREATE TABLE codes (
        hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities (id), expires DOUBLE PRECISION NOT NULL);
CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, owner TEXT NOT NULL, status TEXT NOT NULL, settings TEXT NOT NULL,
        seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL,
        invitation TEXT NOT NULL, header TEXT NOT NULL, seed TEXT NOT NULL, proposal TEXT NOT NULL,
        next TEXT NOT NULL, version INTEGER NOT NULL, listed INTEGER NOT NULL);
CREATE TABLE members (
        identity TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (identity, table_id));
CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, client TEXT,
        PRIMARY KEY (table_id, n));
CREATE TABLE chat (
        table_id TEXT NOT NULL, k INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, k));
CREATE TABLE presence (
        table_id TEXT NOT NULL, identity TEXT NOT NULL, process TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, identity, process));
INSERT INTO identities VALUES ('nkvx7wvdue3s', 'Ada', 1.79502957609760069842e+09);
INSERT INTO identities VALUES ('jksadhpedeqb', 'Bob', 1.79502957636585879323e+09);
INSERT INTO secrets VALUES ('25ac8190c5c7bc0d999c39c42f325d9d420140ea9f9a11aa14f716eb38f13873', 'nkvx7wvdue3s');
INSERT INTO secrets VALUES ('8c0f5089ca741f89e2409f2b3b6d4c286e670c7d6fcf742cb8f864b163723af7', 'jksadhpedeqb');
INSERT INTO tables VALUES ('gq7kcumnjfaq', 'salvage', 'nkvx7wvdue3s', 'over', '{"title": "Moonlight Salvage", "options": {"nights": 3, "hungry_eels": false}, "visibility": "link", "undo": "free", "hot_seat": false, "watchable": true, "timer": 0, "cover_after": 60, "pace": 0.0}', '[{"kind": "person", "identity": "nkvx7wvdue3s", "name": "Ada", "bot": "", "covered": false}, {"kind": "bot", "identity": "", "name": "greedy", "bot": "greedy", "covered": false}]', 1.79502957652777218825e+09, 1.79502957764697623254e+09, 'hekcbudxhe8qzmzp', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "greedy"], "commitment": "7933a1da664f421ea711af907a6a56fb4a36a54bbfeccd2b5131cb38e39efd59"}', '216a6dc8ab4cc1d8b6508e62df692e56ca139a8db59ca8821731e1ebbe2c38a7', 'null', '', 2, 0);
INSERT INTO tables VALUES ('czyx68rj5yrq', 'salvage', 'nkvx7wvdue3s', 'playing', '{"title": "Moonlight Salvage", "options": {"nights": 3, "hungry_eels": false}, "visibility": "link", "undo": "free", "hot_seat": false, "watchable": true, "timer": 0, "cover_after": 60, "pace": 0.0}', '[{"kind": "person", "identity": "nkvx7wvdue3s", "name": "Ada", "bot": "", "covered": false}, {"kind": "person", "identity": "jksadhpedeqb", "name": "Bob", "bot": "", "covered": false}]', 1.7950295776914246082e+09, 1.79502957775272297853e+09, 'g7zav7qmw87ttmb3', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "d2ef303fb4a82b53b4939eccc59ab1f32767ac28740f629248bdbaed38c18abd"}', '9da9078eccbd00c942a263499010023798eccc7218d6dd4b73b15f1d8c96b041', 'null', '', 2, 0);
INSERT INTO members VALUES ('nkvx7wvdue3s', 'gq7kcumnjfaq');
INSERT INTO members VALUES ('nkvx7wvdue3s', 'czyx68rj5yrq');
INSERT INTO members VALUES ('jksadhpedeqb', 'czyx68rj5yrq');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 0, '[-1, "draw rope-1"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 1, '[-1, "draw rope-4"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 2, '[-1, "draw rope-6"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 3, '[-1, "draw rope-4"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 4, '[-1, "draw rope-2"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 5, '[-1, "draw rope-6"]', 1.79502957654729199416e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 6, '[0, "look"]', 1.79502957660956764221e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 7, '[-1, "open eel"]', 1.79502957660956764221e+09, 'nkvx7wvdue3s:5f9ecdf2-2');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 8, '[0, "keep"]', 1.79502957662064337729e+09, 'nkvx7wvdue3s:5f9ecdf2-4');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 9, '[0, "lower rope-1"]', 1.79502957663659572598e+09, 'nkvx7wvdue3s:5f9ecdf2-6');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 10, '[1, "lower rope-6"]', 1.79502957753038167951e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 11, '[-1, "open eel"]', 1.79502957753038167951e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 12, '[-1, "draw rope-4"]', 1.79502957753038167951e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 13, '[-1, "draw rope-1"]', 1.79502957753038167951e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 14, '[1, "look"]', 1.79502957754425811762e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 15, '[-1, "open silver"]', 1.79502957754425811762e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 16, '[1, "keep"]', 1.79502957756431555749e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 17, '[1, "lower rope-4"]', 1.79502957757786870004e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 18, '[0, "lower rope-4"]', 1.79502957758437657357e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 19, '[-1, "open silver"]', 1.79502957758437657357e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 20, '[-1, "draw rope-2"]', 1.79502957758437657357e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 21, '[-1, "draw rope-5"]', 1.79502957758437657357e+09, 'nkvx7wvdue3s:5f9ecdf2-8');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 22, '[0, "look"]', 1.79502957759601950642e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 23, '[-1, "open copper"]', 1.79502957759601950642e+09, 'nkvx7wvdue3s:5f9ecdf2-10');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 24, '[0, "keep"]', 1.79502957761297440527e+09, 'nkvx7wvdue3s:5f9ecdf2-12');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 25, '[0, "lower rope-2"]', 1.79502957763229894637e+09, 'nkvx7wvdue3s:5f9ecdf2-14');
INSERT INTO entries VALUES ('gq7kcumnjfaq', 26, '[1, "lower rope-5"]', 1.79502957764697623254e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 27, '[-1, "open copper"]', 1.79502957764697623254e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 28, '[-1, "draw rope-6"]', 1.79502957764697623254e+09, NULL);
INSERT INTO entries VALUES ('gq7kcumnjfaq', 29, '[-1, "draw rope-1"]', 1.79502957764697623254e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 0, '[-1, "draw rope-1"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 1, '[-1, "draw rope-2"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 2, '[-1, "draw rope-1"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 3, '[-1, "draw rope-3"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 4, '[-1, "draw rope-4"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 5, '[-1, "draw rope-5"]', 1.79502957775272297853e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 6, '[0, "look"]', 1.79502957784830760958e+09, NULL);
INSERT INTO entries VALUES ('czyx68rj5yrq', 7, '[-1, "open eel"]', 1.79502957784830760958e+09, 'nkvx7wvdue3s:dde44a89-1');
INSERT INTO entries VALUES ('czyx68rj5yrq', 8, '[0, "keep"]', 1.79502957788033509255e+09, 'nkvx7wvdue3s:dde44a89-3');
INSERT INTO entries VALUES ('czyx68rj5yrq', 9, '[1, "lower rope-3"]', 1.79502957788432073588e+09, 'jksadhpedeqb:77c804d7-1');
INSERT INTO chat VALUES ('gq7kcumnjfaq', 0, 'Ada', 0, 'Ahoy!', 1.79502957659301567074e+09);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
