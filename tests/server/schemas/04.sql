-- ada: cIIrSdO8dYHc68mygYI1LT7738y42RiyGQYVgVYI9CE
-- bob: v1nAwpX8pqjZCkZU80az8CunK-D3rVAlyeFEP2qOcNU
-- over: tu4thngj5nka
-- running: 9xfwe2vx2f5s
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
INSERT INTO steps VALUES (4);
INSERT INTO identities VALUES ('4ckf4ey5yny5', 'Ada', 1.79502963661303353306e+09);
INSERT INTO identities VALUES ('wjytf9tbtxbu', 'Bob', 1.79502963673219418519e+09);
INSERT INTO secrets VALUES ('fbf0d30050c2cf3853ca0ebc5f6f4f406f5e6aa57485f5cacf4e7cbf275d331a', '4ckf4ey5yny5', '', '', 1.79502963661303353306e+09, 1.79502963661303353306e+09);
INSERT INTO secrets VALUES ('e51f744736f29a74dd521a2c6c85e799bbb5cf950a93d05356adf6f7e2ae292e', 'wjytf9tbtxbu', '', '', 1.79502963673219418519e+09, 1.79502963673219418519e+09);
INSERT INTO tables VALUES ('tu4thngj5nka', 'salvage', '4ckf4ey5yny5', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029636.8212562,"branch_of":null}', '[{"kind":"person","identity":"4ckf4ey5yny5","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[]}]', 1.7950296368089637757e+09, 1.79502963767615985875e+09, '7yf5ymzwv53uhcfu', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "a9b322ea742b2bcc666953b23c6f5a37f302919ec223db78181ca370a0df2678"}', '2701ef40ae3f2c2f3257cb2bb37e7e1359e6e7aaff6c7bcc94eefea9ccd1e311', 'null', '', 2, 0);
INSERT INTO tables VALUES ('9xfwe2vx2f5s', 'salvage', '4ckf4ey5yny5', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029637.7411206,"branch_of":null}', '[{"kind":"person","identity":"4ckf4ey5yny5","name":"Ada","bot":"","covered":false,"seen":[]},{"kind":"person","identity":"wjytf9tbtxbu","name":"Bob","bot":"","covered":false,"seen":[]}]', 1.79502963770112967489e+09, 1.79502963774112057684e+09, '2q6979en3br6w3cz', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "620935012cd37a0f3602e796bd3915bb51e8aed78479624018988a3645945903"}', '4ff5f2079798332fa7b9b6e910e59fc969950f27410cd27caec7e134df7fea9b', 'null', '', 2, 0);
INSERT INTO members VALUES ('4ckf4ey5yny5', 'tu4thngj5nka', 0);
INSERT INTO members VALUES ('4ckf4ey5yny5', '9xfwe2vx2f5s', 1);
INSERT INTO members VALUES ('wjytf9tbtxbu', '9xfwe2vx2f5s', 1);
INSERT INTO entries VALUES ('tu4thngj5nka', 0, '[-1, "draw rope-5"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 1, '[-1, "draw rope-5"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 2, '[-1, "draw rope-4"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 3, '[-1, "draw rope-3"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 4, '[-1, "draw rope-2"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 5, '[-1, "draw rope-2"]', 1.79502963682125616078e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 6, '[0, "look"]', 1.79502963687023758885e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 7, '[-1, "open eel"]', 1.79502963687023758885e+09, '4ckf4ey5yny5:35f0c10f-2');
INSERT INTO entries VALUES ('tu4thngj5nka', 8, '[0, "keep"]', 1.79502963688480138781e+09, '4ckf4ey5yny5:35f0c10f-4');
INSERT INTO entries VALUES ('tu4thngj5nka', 9, '[0, "lower rope-4"]', 1.79502963688809728621e+09, '4ckf4ey5yny5:35f0c10f-6');
INSERT INTO entries VALUES ('tu4thngj5nka', 10, '[1, "lower rope-3"]', 1.79502963756257414816e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 11, '[-1, "open eel"]', 1.79502963756257414816e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 12, '[-1, "draw rope-1"]', 1.79502963756257414816e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 13, '[-1, "draw rope-6"]', 1.79502963756257414816e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 14, '[1, "look"]', 1.795029637579710722e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 15, '[-1, "open copper"]', 1.795029637579710722e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 16, '[1, "sink"]', 1.79502963758811640744e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 17, '[0, "lower rope-1"]', 1.79502963761081838606e+09, '4ckf4ey5yny5:35f0c10f-8');
INSERT INTO entries VALUES ('tu4thngj5nka', 18, '[1, "lower rope-6"]', 1.79502963762427425386e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 19, '[-1, "open eel"]', 1.79502963762427425386e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 20, '[-1, "draw rope-3"]', 1.79502963762427425386e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 21, '[-1, "draw rope-5"]', 1.79502963762427425386e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 22, '[0, "look"]', 1.79502963763600111002e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 23, '[-1, "open copper"]', 1.79502963763600111002e+09, '4ckf4ey5yny5:35f0c10f-10');
INSERT INTO entries VALUES ('tu4thngj5nka', 24, '[0, "keep"]', 1.79502963764797353741e+09, '4ckf4ey5yny5:35f0c10f-12');
INSERT INTO entries VALUES ('tu4thngj5nka', 25, '[0, "lower rope-3"]', 1.79502963766408085819e+09, '4ckf4ey5yny5:35f0c10f-14');
INSERT INTO entries VALUES ('tu4thngj5nka', 26, '[1, "lower rope-5"]', 1.79502963767615985875e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 27, '[-1, "open copper"]', 1.79502963767615985875e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 28, '[-1, "draw rope-4"]', 1.79502963767615985875e+09, NULL);
INSERT INTO entries VALUES ('tu4thngj5nka', 29, '[-1, "draw rope-4"]', 1.79502963767615985875e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 0, '[-1, "draw rope-1"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 1, '[-1, "draw rope-2"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 2, '[-1, "draw rope-1"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 3, '[-1, "draw rope-4"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 4, '[-1, "draw rope-3"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 5, '[-1, "draw rope-4"]', 1.79502963774112057684e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 6, '[0, "look"]', 1.79502963777673435214e+09, NULL);
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 7, '[-1, "open copper"]', 1.79502963777673435214e+09, '4ckf4ey5yny5:7b45ad00-1');
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 8, '[0, "keep"]', 1.795029637793482542e+09, '4ckf4ey5yny5:7b45ad00-3');
INSERT INTO entries VALUES ('9xfwe2vx2f5s', 9, '[1, "lower rope-3"]', 1.79502963779852938658e+09, 'wjytf9tbtxbu:4b780731-1');
INSERT INTO chat VALUES ('tu4thngj5nka', 0, 'Ada', 0, 'Ahoy!', 1.79502963686034321781e+09);
CREATE INDEX tables_listed ON tables (listed, status, created);
CREATE INDEX tables_owner ON tables (owner, status);
CREATE UNIQUE INDEX entries_client ON entries (table_id, client);
CREATE INDEX members_going ON members (identity) WHERE going = 1;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX secrets_identity ON secrets (identity);
