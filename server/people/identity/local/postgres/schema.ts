import { type UnitsSchema } from '../../../../platform/storage/postgres/UnitsDatabase.js';

/**
 * The local sign-in in the database of an installation, in a schema of its own: the records have tables of the same names. Columns are those
 * of `identity.db` (`store/schema.ts`), so that both run the same statements: yes and no are 1 and 0, and `rowid` numbers rows as they come.
 * `ended` tells the other processes whose sessions one of them has ended.
 */
const VERSION_1 = `
CREATE SCHEMA sign_in;

CREATE TABLE sign_in.account (
  uid text COLLATE "C" PRIMARY KEY,
  email text COLLATE "C" UNIQUE,
  email_verified int NOT NULL DEFAULT 0,
  display_name text,
  photo_url text,
  password text,
  password_at bigint,
  disabled int NOT NULL DEFAULT 0,
  created_at bigint NOT NULL,
  last_login_at bigint NOT NULL,
  valid_since bigint NOT NULL DEFAULT 0,
  ended_at bigint NOT NULL DEFAULT 0
);
CREATE TABLE sign_in.identity (
  rowid bigint GENERATED ALWAYS AS IDENTITY,
  provider_id text COLLATE "C" NOT NULL,
  trial int NOT NULL,
  subject text COLLATE "C" NOT NULL,
  uid text COLLATE "C" NOT NULL REFERENCES sign_in.account (uid) ON DELETE CASCADE,
  email text,
  display_name text,
  photo_url text,
  PRIMARY KEY (provider_id, trial, subject),
  UNIQUE (uid, provider_id)
);
CREATE TABLE sign_in.session (
  id text COLLATE "C" PRIMARY KEY,
  token bytea NOT NULL UNIQUE,
  uid text COLLATE "C" NOT NULL REFERENCES sign_in.account (uid) ON DELETE CASCADE,
  provider text NOT NULL,
  auth_time bigint NOT NULL,
  created_at bigint NOT NULL,
  used_at bigint NOT NULL,
  proved_at bigint NOT NULL,
  device_id text,
  device text
);
CREATE INDEX session_uid ON sign_in.session (uid);
CREATE TABLE sign_in.code (
  rowid bigint GENERATED ALWAYS AS IDENTITY,
  hash bytea PRIMARY KEY,
  uid text COLLATE "C" REFERENCES sign_in.account (uid) ON DELETE CASCADE,
  kind text NOT NULL,
  email text COLLATE "C" NOT NULL,
  new_email text,
  provider text,
  password_at bigint,
  expires_at bigint NOT NULL
);
CREATE INDEX code_uid ON sign_in.code (uid);
CREATE INDEX code_email ON sign_in.code (email);
CREATE INDEX code_expires ON sign_in.code (expires_at);
CREATE TABLE sign_in.device (
  mark bytea NOT NULL,
  uid text COLLATE "C" NOT NULL REFERENCES sign_in.account (uid) ON DELETE CASCADE,
  used_at bigint NOT NULL,
  PRIMARY KEY (mark, uid)
);
CREATE INDEX device_uid ON sign_in.device (uid, used_at);

CREATE TABLE sign_in.attempt (
  key text COLLATE "C" PRIMARY KEY,
  began_at bigint NOT NULL,
  count int NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX attempt_ends ON sign_in.attempt (ends_at);
CREATE TABLE sign_in.ticket (
  rowid bigint GENERATED ALWAYS AS IDENTITY,
  hash text COLLATE "C" PRIMARY KEY,
  owner text COLLATE "C" NOT NULL,
  token text NOT NULL,
  ends_at bigint NOT NULL
);
CREATE INDEX ticket_owner ON sign_in.ticket (owner, rowid);
CREATE INDEX ticket_ends ON sign_in.ticket (ends_at);

CREATE TABLE sign_in.sealing_key (name text COLLATE "C" PRIMARY KEY, key bytea NOT NULL);

CREATE TABLE sign_in.clock (id int PRIMARY KEY CHECK (id = 1), seen bigint NOT NULL);
CREATE TABLE sign_in.ended (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text COLLATE "C" NOT NULL,
  teller text COLLATE "C" NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
`;

/** The lock that whoever writes holds. */
const LOCK = 4_701_971;

/**
 * What an administrator changes by SQL of their own is told as well. The lock keeps numbers in the order of the commits, and whoever has it
 * already gets it again.
 */
const VERSION_2 = `
CREATE FUNCTION sign_in.tell_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM pg_advisory_xact_lock(${LOCK});
  INSERT INTO sign_in.ended (uid, teller) VALUES (OLD.uid, 'administrator');
  RETURN NULL;
END $$;
CREATE TRIGGER account_disabled AFTER UPDATE OF disabled ON sign_in.account FOR EACH ROW WHEN (NEW.disabled = 1)
  EXECUTE FUNCTION sign_in.tell_ended();
CREATE TRIGGER account_removed AFTER DELETE ON sign_in.account FOR EACH ROW EXECUTE FUNCTION sign_in.tell_ended();
`;

/** The local sign-in, every version of its schema oldest first. A sign-in writes three rows, after a tenth of a second of hashing beside them. */
export const SIGN_IN: UnitsSchema = {
  schema: 'sign_in',
  table: 'harta_sign_in_schema',
  lock: LOCK,
  migrations: [VERSION_1, VERSION_2],
};
