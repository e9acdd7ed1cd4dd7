-- ada: nG1y1hdFhK11IzcEZRud9NcmdKnxqCHKkDzR6BtwwSI
-- bob: 9wKKwjYnAHQerhenpEAIrHzN3mRoxpdhl41xixSjY9M
-- over: 7y5kjhcy7caf
-- running: ue467sbz69rv
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
INSERT INTO identities VALUES ('9arm7frwb3d8', 'Ada', 1.79502959690040135381e+09);
INSERT INTO identities VALUES ('tu6pj3rh5mh2', 'Bob', 1.79502959708499908444e+09);
INSERT INTO secrets VALUES ('5c0e1e9f4b07f7ff0b5f70744d6e546b57740012d38915f08535c94b293f46e3', '9arm7frwb3d8');
INSERT INTO secrets VALUES ('115529f8b2dfb7ee3739cf19d5b0498957bbee12aaba2613ab140ab550040cce', 'tu6pj3rh5mh2');
INSERT INTO tables VALUES ('7y5kjhcy7caf', 'salvage', '9arm7frwb3d8', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029597.2569637,"branch_of":null}', '[{"kind":"person","identity":"9arm7frwb3d8","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[]}]', 1.79502959722908854486e+09, 1.79502959851245927815e+09, 'f4h29wpqvqsjtp76', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "11ffe55c6ec7a64bb9aad6b12cb9130cf0b2e0beb9ce86676fb7c776a69f1155"}', '49a2f8b2b8a13b9242ac94b116fc68ede9dd1a85f1c728e0c38448155c8d4469', 'null', '', 2, 0);
INSERT INTO tables VALUES ('ue467sbz69rv', 'salvage', '9arm7frwb3d8', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029598.6006334,"branch_of":null}', '[{"kind":"person","identity":"9arm7frwb3d8","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"person","identity":"tu6pj3rh5mh2","name":"Bob","bot":"","covered":false,"seen":[]}]', 1.79502959854365205759e+09, 1.79502959860063338276e+09, 'kt4pmze5dqaxfpqh', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "0389ca3b26f899da881afaa582b635b3869b01cf843cc0e0c0908c4f4aeffbb0"}', '9518b5b5bc29ec1e535c19be337d4ded7158b20ed43ab0419568b2b76e4fb1ee', 'null', '', 2, 0);
INSERT INTO members VALUES ('9arm7frwb3d8', '7y5kjhcy7caf');
INSERT INTO members VALUES ('9arm7frwb3d8', 'ue467sbz69rv');
INSERT INTO members VALUES ('tu6pj3rh5mh2', 'ue467sbz69rv');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 0, '[-1, "draw rope-2"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 1, '[-1, "draw rope-3"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 2, '[-1, "draw rope-1"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 3, '[-1, "draw rope-6"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 4, '[-1, "draw rope-2"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 5, '[-1, "draw rope-2"]', 1.79502959725696372992e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 6, '[0, "look"]', 1.79502959733242464061e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 7, '[-1, "open silver"]', 1.79502959733242464061e+09, '9arm7frwb3d8:ce1015fa-2');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 8, '[0, "keep"]', 1.79502959735227131843e+09, '9arm7frwb3d8:ce1015fa-4');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 9, '[0, "lower rope-1"]', 1.7950295973706316948e+09, '9arm7frwb3d8:ce1015fa-6');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 10, '[1, "lower rope-6"]', 1.79502959839227747918e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 11, '[-1, "open silver"]', 1.79502959839227747918e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 12, '[-1, "draw rope-1"]', 1.79502959839227747918e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 13, '[-1, "draw rope-3"]', 1.79502959839227747918e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 14, '[1, "look"]', 1.79502959839939832693e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 15, '[-1, "open silver"]', 1.79502959839939832693e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 16, '[1, "keep"]', 1.79502959842449879646e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 17, '[1, "lower rope-3"]', 1.7950295984373402596e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 18, '[0, "lower rope-1"]', 1.79502959845282459259e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 19, '[-1, "open silver"]', 1.79502959845282459259e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 20, '[-1, "draw rope-1"]', 1.79502959845282459259e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 21, '[-1, "draw rope-2"]', 1.79502959845282459259e+09, '9arm7frwb3d8:ce1015fa-8');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 22, '[0, "look"]', 1.79502959845996594425e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 23, '[-1, "open pearls"]', 1.79502959845996594425e+09, '9arm7frwb3d8:ce1015fa-10');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 24, '[0, "keep"]', 1.79502959848009109502e+09, '9arm7frwb3d8:ce1015fa-12');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 25, '[0, "lower rope-1"]', 1.79502959848917627337e+09, '9arm7frwb3d8:ce1015fa-14');
INSERT INTO entries VALUES ('7y5kjhcy7caf', 26, '[1, "lower rope-2"]', 1.79502959851245927815e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 27, '[-1, "open pearls"]', 1.79502959851245927815e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 28, '[-1, "draw rope-3"]', 1.79502959851245927815e+09, NULL);
INSERT INTO entries VALUES ('7y5kjhcy7caf', 29, '[-1, "draw rope-4"]', 1.79502959851245927815e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 0, '[-1, "draw rope-5"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 1, '[-1, "draw rope-1"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 2, '[-1, "draw rope-3"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 3, '[-1, "draw rope-6"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 4, '[-1, "draw rope-6"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 5, '[-1, "draw rope-4"]', 1.79502959860063338276e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 6, '[0, "look"]', 1.79502959866781163214e+09, NULL);
INSERT INTO entries VALUES ('ue467sbz69rv', 7, '[-1, "open pearls"]', 1.79502959866781163214e+09, '9arm7frwb3d8:5673b48a-1');
INSERT INTO entries VALUES ('ue467sbz69rv', 8, '[0, "keep"]', 1.79502959869212102891e+09, '9arm7frwb3d8:5673b48a-3');
INSERT INTO entries VALUES ('ue467sbz69rv', 9, '[1, "lower rope-4"]', 1.79502959870431637767e+09, 'tu6pj3rh5mh2:cc4d1559-1');
INSERT INTO chat VALUES ('7y5kjhcy7caf', 0, 'Ada', 0, 'Ahoy!', 1.79502959732079172129e+09);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
