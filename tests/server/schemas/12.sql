-- ada: ZBRgqX7LwEiftwBS65qkBDFrW2Kk5wNURY9SpGV5nh8
-- bob: 7cIYsssBwd8d1B8bZzknR8EUXOoPEMtO3V3mguel5P0
-- over: wuru3644hcbx
-- running: xr899qtpa7rr
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
CREATE TABLE puzzle_tries (
            identity TEXT NOT NULL, game TEXT NOT NULL, puzzle TEXT NOT NULL, first INTEGER NOT NULL,
            solved INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (identity, game, puzzle));
INSERT INTO steps VALUES (12);
INSERT INTO identities VALUES ('37hjnbh9arpv', 'Ada', 1.79502975607255387305e+09, 0, 0);
INSERT INTO identities VALUES ('6mmky2yuar5d', 'Bob', 1.79502975613965320587e+09, 0, 0);
INSERT INTO secrets VALUES ('4a7c52a14d39be26beeb5cd4a53174d1aabbbfe7493449ab28b0e4c7634742b2', '37hjnbh9arpv', '', '', 1.79502975607255387305e+09, 1.79502975607255387305e+09);
INSERT INTO secrets VALUES ('383a79913a717ed616463aa4a7cada6eb01f81cb8d8b63380a933d81659a8daa', '6mmky2yuar5d', '', '', 1.79502975613965320587e+09, 1.79502975613965320587e+09);
INSERT INTO tables VALUES ('wuru3644hcbx', 'salvage', '37hjnbh9arpv', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029756.1707249,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"37hjnbh9arpv","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502975616920709611e+09, 1.79502975715049242974e+09, '58wp84bn4fynzgg2', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "092c1a91f2684df7902b0c638708e47e4572ec43de23404555018f9a08fc5410", "shuffle": {"seal": "092c1a91f2684df7902b0c638708e47e4572ec43de23404555018f9a08fc5410", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '827f51f8ae425d5330c84624e4f8550b622e2c1ede1f6480e251ee09593c3488', 'null', '', 2, 0, '{"scores":[0,5],"ranking":[2,1],"at":1795029757.1504924}');
INSERT INTO tables VALUES ('xr899qtpa7rr', 'salvage', '37hjnbh9arpv', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"pace":0.0,"began":1795029757.2431102,"branch_of":null,"lesson":false,"daily":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"37hjnbh9arpv","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"6mmky2yuar5d","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79502975717269420627e+09, 1.79502975724311017989e+09, 'hhvs5ekaqw3u88za', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "7fb5c353987c018fca442fad33db6446b9a066ce5fe57a64150aeb542d151294", "shuffle": {"seal": "7fb5c353987c018fca442fad33db6446b9a066ce5fe57a64150aeb542d151294", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:83530a4da57b646375d7c8876a5092f7df321006f60ad75d2fa7bdd3212c5d8a3c36b05cdea6815ad8d50b5881a83a27df3fe838c1f88955a7321e885b3f371be493818a9a058a6eb8ab28f6030b0b8c4f8435002080faee0c7a2c75515ccf6a', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('37hjnbh9arpv', 'wuru3644hcbx', 0);
INSERT INTO members VALUES ('37hjnbh9arpv', 'xr899qtpa7rr', 1);
INSERT INTO members VALUES ('6mmky2yuar5d', 'xr899qtpa7rr', 1);
INSERT INTO entries VALUES ('wuru3644hcbx', 0, '[-1, "draw rope-2"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 1, '[-1, "draw rope-5"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 2, '[-1, "draw rope-6"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 3, '[-1, "draw rope-1"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 4, '[-1, "draw rope-3"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 5, '[-1, "draw rope-2"]', 1.79502975617072486882e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 6, '[0, "look"]', 1.79502975617982435223e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 7, '[-1, "open silver"]', 1.79502975617982435223e+09, '37hjnbh9arpv:a466ca12-2');
INSERT INTO entries VALUES ('wuru3644hcbx', 8, '[0, "keep"]', 1.79502975618267655369e+09, '37hjnbh9arpv:a466ca12-4');
INSERT INTO entries VALUES ('wuru3644hcbx', 9, '[0, "lower rope-2"]', 1.79502975618734693526e+09, '37hjnbh9arpv:a466ca12-6');
INSERT INTO entries VALUES ('wuru3644hcbx', 10, '[1, "lower rope-3"]', 1.79502975700406432147e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 11, '[-1, "open silver"]', 1.79502975700406432147e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 12, '[-1, "draw rope-1"]', 1.79502975700406432147e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 13, '[-1, "draw rope-5"]', 1.79502975700406432147e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 14, '[1, "look"]', 1.79502975705293035509e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 15, '[-1, "open eel"]', 1.79502975705293035509e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 16, '[1, "sink"]', 1.7950297570688579082e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 17, '[0, "lower rope-1"]', 1.7950297570962924957e+09, '37hjnbh9arpv:a466ca12-8');
INSERT INTO entries VALUES ('wuru3644hcbx', 18, '[1, "lower rope-5"]', 1.79502975710867118839e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 19, '[-1, "open silver"]', 1.79502975710867118839e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 20, '[-1, "draw rope-2"]', 1.79502975710867118839e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 21, '[-1, "draw rope-5"]', 1.79502975710867118839e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 22, '[0, "look"]', 1.79502975712029242509e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 23, '[-1, "open copper"]', 1.79502975712029242509e+09, '37hjnbh9arpv:a466ca12-10');
INSERT INTO entries VALUES ('wuru3644hcbx', 24, '[0, "keep"]', 1.79502975712989711757e+09, '37hjnbh9arpv:a466ca12-12');
INSERT INTO entries VALUES ('wuru3644hcbx', 25, '[0, "lower rope-2"]', 1.79502975714695405962e+09, '37hjnbh9arpv:a466ca12-14');
INSERT INTO entries VALUES ('wuru3644hcbx', 26, '[1, "lower rope-5"]', 1.79502975715049242974e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 27, '[-1, "open copper"]', 1.79502975715049242974e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 28, '[-1, "draw rope-1"]', 1.79502975715049242974e+09, NULL);
INSERT INTO entries VALUES ('wuru3644hcbx', 29, '[-1, "draw rope-6"]', 1.79502975715049242974e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 0, '[-1, "draw rope-1"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 1, '[-1, "draw rope-6"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 2, '[-1, "draw rope-6"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 3, '[-1, "draw rope-2"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 4, '[-1, "draw rope-2"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 5, '[-1, "draw rope-3"]', 1.79502975724311017989e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 6, '[0, "look"]', 1.79502975745206856724e+09, NULL);
INSERT INTO entries VALUES ('xr899qtpa7rr', 7, '[-1, "open copper"]', 1.79502975745206856724e+09, '37hjnbh9arpv:8374d03f-1');
INSERT INTO entries VALUES ('xr899qtpa7rr', 8, '[0, "keep"]', 1.79502975746654367446e+09, '37hjnbh9arpv:8374d03f-3');
INSERT INTO entries VALUES ('xr899qtpa7rr', 9, '[1, "lower rope-2"]', 1.79502975747621774677e+09, '6mmky2yuar5d:0f0408f1-1');
INSERT INTO chat VALUES ('wuru3644hcbx', 0, 'Ada', 0, 'Ahoy!', 1795029756.17712, '37hjnbh9arpv');
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-18', 3653, '59b99277f254cc59ded22044974474977209b5fd2d16bc3fd1f6e90f0c0e0270', 'sealed:97703023b420e4a3c83819263300c2ed2906f64f85be81fa90a7e1fdd4889ab3a68653a053d8bd4dace850577adf0b2973b5f72019fc697a809431978e456ab092dcf8b08f86a41a3e71c8abe7155f10439675568358a941616bc0eebd5e6477', 1.7950297557257807254e+09);
INSERT INTO finished VALUES (1, 'wuru3644hcbx', 'salvage', 2, 1.79502975715049242974e+09, 12, '');
INSERT INTO finishers VALUES (1, 0, '37hjnbh9arpv', '', 'Ada', 0, 2, 'played', 2, 25.0, 8.33333333333333392545e+00, 22.364610507, 8.065901414);
INSERT INTO finishers VALUES (1, 1, '', 'greedy', 'Bosun', 5, 1, 'bot', 1, 25.0, 8.33333333333333392545e+00, 27.635389493, 8.065901414);
INSERT INTO ratings VALUES ('37hjnbh9arpv', 'salvage', 22.364610507, 8.065901414, 1);
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
