-- Mailed links that sign in, with a code to type instead. Both work only in the browser that asked: the hashes cover
-- a secret of its cookie.
CREATE TABLE sign_in_links (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  -- The address that the mail went to: another one of the account ends the link.
  email text COLLATE "C" NOT NULL,
  browser_hash text COLLATE "C" NOT NULL,
  code_hash text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  used_at text COLLATE "C"
);
CREATE INDEX sign_in_links_by_user ON sign_in_links (user_id, created_at);
CREATE INDEX sign_in_links_by_browser ON sign_in_links (browser_hash);
CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);

CREATE FUNCTION sign_in_links_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sign_in_links_of_the_living BEFORE INSERT ON sign_in_links
  FOR EACH ROW EXECUTE FUNCTION sign_in_links_of_the_living();
