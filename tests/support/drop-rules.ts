/** Drops the triggers, checks and foreign keys of a PostgreSQL database. */
export const DROP_RULES = `DO $$ DECLARE rule record; BEGIN
  FOR rule IN SELECT tgrelid::regclass AS owner, tgname FROM pg_trigger WHERE NOT tgisinternal LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', rule.tgname, rule.owner);
  END LOOP;
  FOR rule IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
    WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', rule.owner, rule.conname);
  END LOOP;
END $$`;
