/** The schema of the template that keeps the rows which the migrations insert. */
const FIRST_ROWS = "first_rows";

/** Keeps the rows of the template's tables. */
export const KEEP_FIRST_ROWS = `DO $$ DECLARE one record; filled boolean; BEGIN
  CREATE SCHEMA ${FIRST_ROWS};
  FOR one IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I)', one.name) INTO filled;
    IF filled THEN EXECUTE format('CREATE TABLE ${FIRST_ROWS}.%I AS TABLE public.%I', one.name, one.name); END IF;
  END LOOP;
END $$`;

/** The application name of connections that stay open from one test to the next. */
export const KEPT_CONNECTION = "oneira_tests";

/** Ends the connections of processes that a test has left, and brings the rows back to those of the template. */
export const RESET = `DO $$ DECLARE one record; BEGIN
    PERFORM pg_terminate_backend(pid, 10000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> '${KEPT_CONNECTION}';
    SET LOCAL session_replication_role = replica;
    SET LOCAL lock_timeout = '2s';
    FOR one IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM public.%I', one.name);
    END LOOP;
    FOR one IN SELECT tablename AS name FROM pg_tables WHERE schemaname = '${FIRST_ROWS}' LOOP
      EXECUTE format('INSERT INTO public.%I OVERRIDING SYSTEM VALUE TABLE ${FIRST_ROWS}.%I', one.name, one.name);
    END LOOP;
    PERFORM setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S';
  END $$`;

/** Differs once a table, column, index, check, key, view, trigger or function of the schema is another one. */
export const SCHEMA = `SELECT md5(string_agg(object, ',' ORDER BY object)) AS hash FROM (
    SELECT concat_ws(' ', oid, relname, relnatts) AS object FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', oid, conname) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT concat_ws(' ', oid, tgname, tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', oid, xmin) FROM pg_proc WHERE pronamespace = 'public'::regnamespace) objects`;
