-- Accounts of users at OpenID Connect issuers. Issuer and subject alone identify; the email address is for display.
CREATE TABLE identities (
  id text COLLATE "C" PRIMARY KEY,
  issuer text COLLATE "C" NOT NULL CHECK (length(issuer) BETWEEN 1 AND 500),
  subject text COLLATE "C" NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  email text COLLATE "C",
  created_at text COLLATE "C" NOT NULL,
  last_used_at text COLLATE "C",
  UNIQUE (issuer, subject)
);
CREATE INDEX identities_by_user ON identities (user_id, created_at);

CREATE FUNCTION identities_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER identities_of_the_living BEFORE INSERT ON identities
  FOR EACH ROW EXECUTE FUNCTION identities_of_the_living();
