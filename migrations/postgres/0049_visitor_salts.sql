-- The salt of the visitors of a day, for all processes. Unlogged, so that no archive of the write-ahead log, standby or
-- copy of the files keeps it; lost in a crash of the database, which only counts the visitors of that day anew.
CREATE UNLOGGED TABLE visitor_salts (
  day text COLLATE "C" PRIMARY KEY,
  -- Hexadecimal.
  salt text COLLATE "C" NOT NULL
);
