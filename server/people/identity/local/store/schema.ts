import { type Migration } from '../../../../platform/storage/migrations.js';

/**
 * `identity.db`. Times are milliseconds since 1970, `auth_time` and `valid_since` seconds as in tokens. A session's token
 * and a mail's code are kept as SHA-256 only. `ended` tells the running process whose sockets to close when an account was
 * disabled or removed by another one.
 */
const FIRST: Migration = `
  CREATE TABLE account (
    uid TEXT PRIMARY KEY,
    email TEXT UNIQUE,
    email_verified INTEGER NOT NULL DEFAULT 0,
    display_name TEXT,
    photo_url TEXT,
    password TEXT,
    password_at INTEGER,
    disabled INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL,
    last_login_at INTEGER NOT NULL,
    valid_since INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE TABLE identity (
    provider_id TEXT NOT NULL,
    trial INTEGER NOT NULL,
    subject TEXT NOT NULL,
    uid TEXT NOT NULL REFERENCES account (uid) ON DELETE CASCADE,
    email TEXT,
    display_name TEXT,
    photo_url TEXT,
    PRIMARY KEY (provider_id, trial, subject),
    UNIQUE (uid, provider_id)
  ) STRICT;

  CREATE TABLE session (
    id TEXT PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    uid TEXT NOT NULL REFERENCES account (uid) ON DELETE CASCADE,
    provider TEXT NOT NULL,
    auth_time INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_uid ON session (uid);

  CREATE TABLE code (
    hash BLOB PRIMARY KEY,
    uid TEXT REFERENCES account (uid) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    new_email TEXT,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX code_uid ON code (uid);
  CREATE INDEX code_expires ON code (expires_at);

  CREATE TABLE attempt (key TEXT PRIMARY KEY, began_at INTEGER NOT NULL, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT;

  CREATE TABLE ended (uid TEXT PRIMARY KEY) STRICT;
  CREATE TRIGGER account_disabled AFTER UPDATE OF disabled ON account WHEN NEW.disabled = 1
    BEGIN INSERT OR IGNORE INTO ended (uid) VALUES (NEW.uid); END;
  CREATE TRIGGER account_removed AFTER DELETE ON account
    BEGIN INSERT OR IGNORE INTO ended (uid) VALUES (OLD.uid); END;
`;

/** Which browser a session is of, as far as it has said so. */
const DEVICES: Migration = `
  ALTER TABLE session ADD COLUMN device_id TEXT;
  ALTER TABLE session ADD COLUMN device TEXT;
`;

/**
 * `ended_at`: when every way into the account was last ended, in milliseconds; API and view tokens made before are over.
 * `proved_at`: when the person of a session last proved who they are. `provider` of a code: how whoever asked for it had
 * signed in; `password_at`: when the password had been set that the account had then.
 * `device`: browsers that an account signed in from, by the digest of their mark. `clock`: the latest time that was seen.
 */
const ENDINGS: Migration = `
  ALTER TABLE account ADD COLUMN ended_at INTEGER NOT NULL DEFAULT 0;
  UPDATE account SET ended_at = valid_since * 1000;
  ALTER TABLE session ADD COLUMN proved_at INTEGER NOT NULL DEFAULT 0;
  UPDATE session SET proved_at = auth_time * 1000;
  ALTER TABLE code ADD COLUMN provider TEXT;
  ALTER TABLE code ADD COLUMN password_at INTEGER;
  CREATE INDEX code_email ON code (email);

  CREATE TABLE device (
    mark BLOB NOT NULL,
    uid TEXT NOT NULL REFERENCES account (uid) ON DELETE CASCADE,
    used_at INTEGER NOT NULL,
    PRIMARY KEY (mark, uid)
  ) STRICT;
  CREATE INDEX device_uid ON device (uid, used_at);

  CREATE TABLE clock (id INTEGER PRIMARY KEY CHECK (id = 1), seen INTEGER NOT NULL) STRICT;
`;

export const migrations: readonly Migration[] = [FIRST, DEVICES, ENDINGS];
