/**
 * What processes count together. None of it is written to the log of the database, which would cost more than the counting: after a crash of
 * the database it begins at nothing. Names are digests, since some hold addresses.
 */
export const LIMITS_SCHEMA = `
CREATE UNLOGGED TABLE call_rate (
  name text COLLATE "C" PRIMARY KEY,
  calls int NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE UNLOGGED TABLE socket_place (
  name text COLLATE "C" NOT NULL,
  process text COLLATE "C" NOT NULL,
  taken int NOT NULL,
  PRIMARY KEY (name, process)
);
CREATE INDEX socket_place_process ON socket_place (process);
`;

/** Until when the places of a process count. They go with its row. */
export const PLACES_BY_TIME = `
CREATE UNLOGGED TABLE place_process (
  process text COLLATE "C" PRIMARY KEY,
  ends_at timestamptz NOT NULL
);
INSERT INTO place_process SELECT DISTINCT process, now() FROM socket_place;
ALTER TABLE socket_place ADD FOREIGN KEY (process) REFERENCES place_process ON DELETE CASCADE;
`;
