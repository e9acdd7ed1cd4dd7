-- ada: X-iMUM-j3iG0TPqfIlthadkVmYu2kUFKg4Z-D6TgCVY
-- bob: vxnEwdPX163Cm-CypKhtqCruSz5g9g14ich3M-B7uZ4
-- over: nc8zngxw6wad
-- running: 8kymmkjsp4a4
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
INSERT INTO steps VALUES (5);
INSERT INTO identities VALUES ('79cu2ukectas', 'Ada', 1.795029648246786356e+09);
INSERT INTO identities VALUES ('wvbfw6ygj7bp', 'Bob', 1.79502964842067313198e+09);
INSERT INTO secrets VALUES ('71a252146a87dd4545f238b2a455a924d0b78bfbbc401656e96709f9f97d29ff', '79cu2ukectas', '', '', 1.795029648246786356e+09, 1.795029648246786356e+09);
INSERT INTO secrets VALUES ('ca4232f9ca167ad75f6fca1ec3b03228c8dea9677ebcee801433a877001fc206', 'wvbfw6ygj7bp', '', '', 1.79502964842067313198e+09, 1.79502964842067313198e+09);
INSERT INTO tables VALUES ('nc8zngxw6wad', 'salvage', '79cu2ukectas', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029648.557896,"branch_of":null}', '[{"kind":"person","identity":"79cu2ukectas","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":""},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":""}]', 1.79502964853699231145e+09, 1.79502964962700152398e+09, '9wmpsxeae5rw95a2', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "d7d99a1cde110b2fe0b07c7737a5c9fd18a245083e9832922ff6604c3bbd06d2", "shuffle": {"seal": "d7d99a1cde110b2fe0b07c7737a5c9fd18a245083e9832922ff6604c3bbd06d2", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '87874e878809e67121525cbd23533344cb8384b2ba83d59fea7f8724decfb6aa', 'null', '', 2, 0);
INSERT INTO tables VALUES ('8kymmkjsp4a4', 'salvage', '79cu2ukectas', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029649.7291596,"branch_of":null}', '[{"kind":"person","identity":"79cu2ukectas","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":""},{"kind":"person","identity":"wvbfw6ygj7bp","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":""}]', 1.79502964966587328903e+09, 1.79502964972915959353e+09, 't3gfkcxjpu6n2246', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "315969243028a531afa01daeadbc140a4920dbd806608765cdc544f24ade589b", "shuffle": {"seal": "315969243028a531afa01daeadbc140a4920dbd806608765cdc544f24ade589b", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:e13660a48e115e2994bb4c43fb2bbc2b75caccd40096dff7a116359ffba02b45aaa88fbdbf623100d8345bcce4bad8cc6163c58000fcadf28bb2f0f2368f15f25ece6244b75f6d9431dcd6f73ea6aa40c34c50ae2808c99f308a2a5bc7893567', 'null', '', 2, 0);
INSERT INTO members VALUES ('79cu2ukectas', 'nc8zngxw6wad', 0);
INSERT INTO members VALUES ('79cu2ukectas', '8kymmkjsp4a4', 1);
INSERT INTO members VALUES ('wvbfw6ygj7bp', '8kymmkjsp4a4', 1);
INSERT INTO entries VALUES ('nc8zngxw6wad', 0, '[-1, "draw rope-5"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 1, '[-1, "draw rope-6"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 2, '[-1, "draw rope-1"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 3, '[-1, "draw rope-6"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 4, '[-1, "draw rope-3"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 5, '[-1, "draw rope-3"]', 1.79502964855789589877e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 6, '[0, "look"]', 1.79502964862100744241e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 7, '[-1, "open silver"]', 1.79502964862100744241e+09, '79cu2ukectas:509a85e9-2');
INSERT INTO entries VALUES ('nc8zngxw6wad', 8, '[0, "keep"]', 1.79502964864752531052e+09, '79cu2ukectas:509a85e9-4');
INSERT INTO entries VALUES ('nc8zngxw6wad', 9, '[0, "lower rope-1"]', 1.79502964865260934831e+09, '79cu2ukectas:509a85e9-6');
INSERT INTO entries VALUES ('nc8zngxw6wad', 10, '[1, "lower rope-6"]', 1.79502964949635434145e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 11, '[-1, "open silver"]', 1.79502964949635434145e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 12, '[-1, "draw rope-4"]', 1.79502964949635434145e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 13, '[-1, "draw rope-2"]', 1.79502964949635434145e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 14, '[1, "look"]', 1.79502964952306652071e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 15, '[-1, "open copper"]', 1.79502964952306652071e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 16, '[1, "sink"]', 1.79502964954310369489e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 17, '[0, "lower rope-4"]', 1.79502964955814385411e+09, '79cu2ukectas:509a85e9-8');
INSERT INTO entries VALUES ('nc8zngxw6wad', 18, '[1, "lower rope-3"]', 1.79502964957273721696e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 19, '[-1, "open silver"]', 1.79502964957273721696e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 20, '[-1, "draw rope-4"]', 1.79502964957273721696e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 21, '[-1, "draw rope-2"]', 1.79502964957273721696e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 22, '[0, "look"]', 1.79502964958354043964e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 23, '[-1, "open eel"]', 1.79502964958354043964e+09, '79cu2ukectas:509a85e9-10');
INSERT INTO entries VALUES ('nc8zngxw6wad', 24, '[0, "keep"]', 1.79502964959722638134e+09, '79cu2ukectas:509a85e9-12');
INSERT INTO entries VALUES ('nc8zngxw6wad', 25, '[0, "lower rope-4"]', 1.79502964961349153515e+09, '79cu2ukectas:509a85e9-14');
INSERT INTO entries VALUES ('nc8zngxw6wad', 26, '[1, "lower rope-3"]', 1.79502964962700152398e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 27, '[-1, "open eel"]', 1.79502964962700152398e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 28, '[-1, "draw rope-5"]', 1.79502964962700152398e+09, NULL);
INSERT INTO entries VALUES ('nc8zngxw6wad', 29, '[-1, "draw rope-6"]', 1.79502964962700152398e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 0, '[-1, "draw rope-1"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 1, '[-1, "draw rope-2"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 2, '[-1, "draw rope-1"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 3, '[-1, "draw rope-4"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 4, '[-1, "draw rope-3"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 5, '[-1, "draw rope-3"]', 1.79502964972915959353e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 6, '[0, "look"]', 1.79502964977352142336e+09, NULL);
INSERT INTO entries VALUES ('8kymmkjsp4a4', 7, '[-1, "open copper"]', 1.79502964977352142336e+09, '79cu2ukectas:05d5ab15-1');
INSERT INTO entries VALUES ('8kymmkjsp4a4', 8, '[0, "keep"]', 1.79502964978030371667e+09, '79cu2ukectas:05d5ab15-3');
INSERT INTO entries VALUES ('8kymmkjsp4a4', 9, '[1, "lower rope-3"]', 1.79502964979209041597e+09, 'wvbfw6ygj7bp:678ed855-1');
INSERT INTO chat VALUES ('nc8zngxw6wad', 0, 'Ada', 0, 'Ahoy!', 1.79502964859806060787e+09);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
