-- ada: RN3jgsSjOmhsXzNwX4E9iJ7L4aGGmIEgKPqcXYhl130
-- bob: T2EoW-Y8qpHo0doPKrlzPf8nyCns77ytekRc5sEt15U
-- over: v5t3krxrgy7c
-- running: 5zayv5mvywwn
CREATE TABLE steps (taken INTEGER NOT NULL);
CREATE TABLE identities (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, listed INTEGER NOT NULL DEFAULT 0, leaving INTEGER NOT NULL DEFAULT 0, hushed_until DOUBLE PRECISION NOT NULL DEFAULT 0, renamed INTEGER NOT NULL DEFAULT 0);
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
            at DOUBLE PRECISION NOT NULL, identity TEXT NOT NULL DEFAULT '', removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, k));
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
            table_id TEXT NOT NULL, taken TEXT NOT NULL DEFAULT '', PRIMARY KEY (game, day, identity, counted));
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
CREATE TABLE waits (table_id TEXT PRIMARY KEY, n INTEGER NOT NULL, seats TEXT NOT NULL, ends TEXT NOT NULL,
            due DOUBLE PRECISION);
CREATE TABLE calls (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            since DOUBLE PRECISION NOT NULL, ends DOUBLE PRECISION, remind DOUBLE PRECISION, told INTEGER NOT NULL,
            due DOUBLE PRECISION, PRIMARY KEY (table_id, identity));
CREATE TABLE looks (
            table_id TEXT NOT NULL, identity TEXT NOT NULL, n INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, identity));
CREATE TABLE mail (
            identity TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, confirmed INTEGER NOT NULL,
            asked DOUBLE PRECISION NOT NULL);
CREATE TABLE pushes (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, device TEXT NOT NULL, endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, created DOUBLE PRECISION NOT NULL);
CREATE TABLE messages (
            id TEXT PRIMARY KEY, identity TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, n INTEGER NOT NULL,
            way TEXT NOT NULL, goal TEXT NOT NULL, tries INTEGER NOT NULL, created DOUBLE PRECISION NOT NULL,
            due DOUBLE PRECISION NOT NULL);
CREATE TABLE reports (
            id TEXT PRIMARY KEY, table_id TEXT NOT NULL, identity TEXT NOT NULL, about TEXT NOT NULL,
            k INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, answered DOUBLE PRECISION, deeds TEXT NOT NULL);
CREATE TABLE operator_sessions (hash TEXT PRIMARY KEY, expires DOUBLE PRECISION NOT NULL);
INSERT INTO steps VALUES (16);
INSERT INTO identities VALUES ('hvcfm38ww7q8', 'Ada', 1.79510480786008381841e+09, 0, 0, 0.0, 0);
INSERT INTO identities VALUES ('xwqm5hpyp2ub', 'Bob', 1.79510480789807558062e+09, 0, 0, 0.0, 0);
INSERT INTO secrets VALUES ('3a1ce304d475b48870d8b35c278b770d1675a6f0f144ee261aaa7e3e6a268c31', 'hvcfm38ww7q8', '', '', 1.79510480786008381841e+09, 1.79510480786008381841e+09);
INSERT INTO secrets VALUES ('23650a1333379feb6214e00aaa2665d9cd7d7fcf7cfe157fc23b5bc9ba303fdd', 'xwqm5hpyp2ub', '', '', 1.79510480789807558062e+09, 1.79510480789807558062e+09);
INSERT INTO tables VALUES ('v5t3krxrgy7c', 'salvage', 'hvcfm38ww7q8', 'over', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795104807.9071918,"branch_of":null,"lesson":false,"daily":null,"loaded":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"hvcfm38ww7q8","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"bot","identity":"","name":"Bosun","bot":"greedy","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79510480790590596202e+09, 1.79510480824216747284e+09, 'y9263rtvypugt6v8', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bosun"], "commitment": "760a007eebf74bda2cf70c258b3af5e5851c3569d4f77502b3fed9d4793312a9", "shuffle": {"seal": "760a007eebf74bda2cf70c258b3af5e5851c3569d4f77502b3fed9d4793312a9", "cuts": [{"seats": [0], "seal": "", "cut": ""}]}}', '996d48f45277946d477978737b3683ce7190a7d2feac07ef1edbf6cfbc79f85a', 'null', '', 2, 0, '{"scores":[0,6],"ranking":[2,1],"at":1795104808.2421675}');
INSERT INTO tables VALUES ('5zayv5mvywwn', 'salvage', 'hvcfm38ww7q8', 'playing', '{"title":"Moonlight Salvage","options":{"nights":3,"hungry_eels":false},"visibility":"link","undo":"free","newcomers":"consent","hot_seat":false,"watchable":true,"timer":0,"cover_after":60,"stand_in":"","late":"move","pace":0.0,"began":1795104808.2525606,"branch_of":null,"lesson":false,"daily":null,"loaded":null,"order":{"locked":false,"watchers_muted":false,"muted":[],"removed":[],"asking":[],"askers":[]},"notes":[],"science":[]}', '[{"kind":"person","identity":"hvcfm38ww7q8","name":"Ada","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null},{"kind":"person","identity":"xwqm5hpyp2ub","name":"Bob","bot":"","covered":false,"seen":[],"seal":"","cut":"","left":null}]', 1.79510480824700713155e+09, 1.79510480825256061557e+09, 'tgrzhxwmvyhp5qx7', '{"doubloon": 1, "game": "salvage", "rules": 1, "content": "eee8100085ee9017", "seats": 2, "options": {"nights": 3, "hungry_eels": false}, "names": ["Ada", "Bob"], "commitment": "ec863ca409e11a73853c4ec20822f8b56545c719643565c5079c42f16ff07822", "shuffle": {"seal": "ec863ca409e11a73853c4ec20822f8b56545c719643565c5079c42f16ff07822", "cuts": [{"seats": [0], "seal": "", "cut": ""}, {"seats": [1], "seal": "", "cut": ""}]}}', 'sealed:10c3e376b93077bc0ba9ccfc0bcffb2310c2db0789cc685a9f4ac43741c4de6a0deeb2eaade8cb9e9c4d99930348ab2530dcc312f31f513039401b1f6be0904190f9bb24ae936353b32a34efa3b764b4df3ebfbc3ed98934f4e100949212870c', 'null', '', 2, 0, 'null');
INSERT INTO members VALUES ('hvcfm38ww7q8', 'v5t3krxrgy7c', 0);
INSERT INTO members VALUES ('hvcfm38ww7q8', '5zayv5mvywwn', 1);
INSERT INTO members VALUES ('xwqm5hpyp2ub', '5zayv5mvywwn', 1);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 0, '[-1, "draw rope-4"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 1, '[-1, "draw rope-5"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 2, '[-1, "draw rope-3"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 3, '[-1, "draw rope-4"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 4, '[-1, "draw rope-4"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 5, '[-1, "draw rope-6"]', 1.79510480790719175337e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 6, '[0, "look"]', 1.79510480792047452929e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 7, '[-1, "open pearls"]', 1.79510480792047452929e+09, 'hvcfm38ww7q8:2ccd2eb7-2');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 8, '[0, "keep"]', 1.79510480792762374879e+09, 'hvcfm38ww7q8:2ccd2eb7-4');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 9, '[0, "lower rope-3"]', 1.79510480792990660672e+09, 'hvcfm38ww7q8:2ccd2eb7-6');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 10, '[1, "lower rope-6"]', 1.79510480822988152506e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 11, '[-1, "open pearls"]', 1.79510480822988152506e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 12, '[-1, "draw rope-5"]', 1.79510480822988152506e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 13, '[-1, "draw rope-5"]', 1.79510480822988152506e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 14, '[1, "look"]', 1.7951048082319662571e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 15, '[-1, "open eel"]', 1.7951048082319662571e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 16, '[1, "sink"]', 1.79510480823359823226e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 17, '[0, "lower rope-4"]', 1.7951048082351305485e+09, 'hvcfm38ww7q8:2ccd2eb7-8');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 18, '[1, "lower rope-5"]', 1.79510480823684406281e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 19, '[-1, "open silver"]', 1.79510480823684406281e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 20, '[-1, "draw rope-3"]', 1.79510480823684406281e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 21, '[-1, "draw rope-1"]', 1.79510480823684406281e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 22, '[0, "look"]', 1.79510480823776221274e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 23, '[-1, "open copper"]', 1.79510480823776221274e+09, 'hvcfm38ww7q8:2ccd2eb7-10');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 24, '[0, "keep"]', 1.79510480823863911633e+09, 'hvcfm38ww7q8:2ccd2eb7-12');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 25, '[0, "lower rope-3"]', 1.79510480824041438103e+09, 'hvcfm38ww7q8:2ccd2eb7-14');
INSERT INTO entries VALUES ('v5t3krxrgy7c', 26, '[1, "lower rope-4"]', 1.79510480824216747284e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 27, '[-1, "open copper"]', 1.79510480824216747284e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 28, '[-1, "draw rope-5"]', 1.79510480824216747284e+09, NULL);
INSERT INTO entries VALUES ('v5t3krxrgy7c', 29, '[-1, "draw rope-1"]', 1.79510480824216747284e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 0, '[-1, "draw rope-1"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 1, '[-1, "draw rope-2"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 2, '[-1, "draw rope-5"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 3, '[-1, "draw rope-3"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 4, '[-1, "draw rope-3"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 5, '[-1, "draw rope-3"]', 1.79510480825256061557e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 6, '[0, "look"]', 1.7951048082607297898e+09, NULL);
INSERT INTO entries VALUES ('5zayv5mvywwn', 7, '[-1, "open eel"]', 1.7951048082607297898e+09, 'hvcfm38ww7q8:15557644-1');
INSERT INTO entries VALUES ('5zayv5mvywwn', 8, '[0, "keep"]', 1.79510480826182579989e+09, 'hvcfm38ww7q8:15557644-3');
INSERT INTO entries VALUES ('5zayv5mvywwn', 9, '[1, "lower rope-3"]', 1.7951048082628233433e+09, 'xwqm5hpyp2ub:e3061403-1');
INSERT INTO chat VALUES ('v5t3krxrgy7c', 0, 'Ada', 0, 'Ahoy!', 1.79510480791749739643e+09, 'hvcfm38ww7q8', 0);
INSERT INTO seals VALUES ('e0b17502261277152ccfa6040222bcd3');
INSERT INTO daily_chains VALUES ('2026-11-19', 3653, 'c84e5d315dc6e56dc55bb3ed8e376e86e56a67d14f38a59f7acf87bcf5340a00', 'sealed:cbcb6ef4501843789e8557c87c31f4f9b086ad0d4f870013a445dc2f9492fe5f37fa4311376f5998c59dcb81878926fa66784831883eb2888ebbb678cc366aaaefe47653a95f09cdd658a713d7b06781dcb2916b13e1b223b4449f7bfc62f182', 1.79510480762276983255e+09);
INSERT INTO finished VALUES (1, 'v5t3krxrgy7c', 'salvage', 2, 1.79510480824216747284e+09, 12, '');
INSERT INTO finishers VALUES (1, 0, 'hvcfm38ww7q8', '', 'Ada', 0, 2, 'played', 2, 25.0, 8.33333333333333392545e+00, 22.364610507, 8.065901414);
INSERT INTO finishers VALUES (1, 1, '', 'greedy', 'Bosun', 6, 1, 'bot', 1, 25.0, 8.33333333333333392545e+00, 27.635389493, 8.065901414);
INSERT INTO ratings VALUES ('hvcfm38ww7q8', 'salvage', 22.364610507, 8.065901414, 1);
INSERT INTO ratings VALUES ('bot:greedy', 'salvage', 27.635389493, 8.065901414, 1);
INSERT INTO rating_book VALUES (1, 'be75328b8561ed59', 1, 1);
INSERT INTO waits VALUES ('v5t3krxrgy7c', 30, '[]', '[]', NULL);
INSERT INTO waits VALUES ('5zayv5mvywwn', 10, '[0]', '[null]', NULL);
INSERT INTO calls VALUES ('5zayv5mvywwn', 'hvcfm38ww7q8', 'turn', 6, 1.79510480825256061557e+09, NULL, NULL, 0, NULL);
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
CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;
CREATE INDEX calls_identity ON calls (identity);
CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL;
CREATE INDEX pushes_identity ON pushes (identity);
CREATE INDEX messages_due ON messages (due);
CREATE INDEX messages_identity ON messages (identity);
CREATE UNIQUE INDEX reports_table ON reports (table_id, identity, about, k, name);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_identity ON reports (identity);
CREATE INDEX reports_answered ON reports (answered);
CREATE INDEX identities_hushed ON identities (hushed_until) WHERE hushed_until > 0;
CREATE INDEX chat_at ON chat (at) WHERE text <> '';
