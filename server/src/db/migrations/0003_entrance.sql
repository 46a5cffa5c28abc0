-- The version of what changes rarely: a server holds a company's settings in memory for as long as it stays the same.
CREATE TABLE "settings_versions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT foyer_protect('settings_versions', 'company', 'SELECT');
--> statement-breakpoint
INSERT INTO settings_versions (company_id) SELECT id FROM companies;
--> statement-breakpoint
CREATE FUNCTION raise_settings_version(company uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO settings_versions (company_id) VALUES (company)
  ON CONFLICT (company_id) DO UPDATE SET version = settings_versions.version + 1
$$;
--> statement-breakpoint
CREATE FUNCTION settings_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF tg_op <> 'DELETE' THEN
    PERFORM raise_settings_version(NEW.company_id);
  END IF;
  IF tg_op <> 'INSERT' AND EXISTS (SELECT FROM companies WHERE id = OLD.company_id) THEN
    PERFORM raise_settings_version(OLD.company_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION company_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM raise_settings_version(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION person_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM raise_settings_version(company_id) FROM members WHERE user_id = NEW.id ORDER BY company_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred to the commit: whoever raises the version then waits for nothing else, so two of them cannot deadlock.
DO $$
DECLARE
  settings text;
BEGIN
  FOREACH settings IN ARRAY ARRAY['custom_fields', 'lead_forms', 'pipelines', 'stages', 'stage_statuses', 'tags', 'teams', 'transition_rules'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed()', settings);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE ON companies
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION company_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settings_changed AFTER UPDATE OF email, first_name, last_name ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION person_changed();
--> statement-breakpoint
-- Not for the time of a sign-in.
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR DELETE OR UPDATE OF role_name, is_super_admin, is_admin, is_client,
    crm_edit, crm_can_assign, quotation_edit, can_create_project, features, designation_id, report_to, is_absent, deactivated_at
  ON members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();
--> statement-breakpoint
-- How a request begins: its session is looked up, its company set for the transaction, and the caller returned with the
-- version of the settings. Without a session no company is set, and row-level security shows nothing.
CREATE FUNCTION enter(hash text, at timestamptz) RETURNS TABLE (
  session_id uuid, user_id uuid, company_id uuid, first_name text, last_name text, email text, is_super_admin boolean,
  is_admin boolean, is_client boolean, crm_edit boolean, crm_can_assign boolean, quotation_edit boolean,
  can_create_project boolean, features text[], is_due boolean, settings_version integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  SELECT s.id, u.id, m.company_id, u.first_name, u.last_name, u.email, m.is_super_admin, m.is_admin, m.is_client,
      m.crm_edit, m.crm_can_assign, m.quotation_edit, m.can_create_project, m.features,
      s.last_seen_at < at - interval '5 minutes', coalesce(v.version, 0)
    INTO session_id, user_id, company_id, first_name, last_name, email, is_super_admin, is_admin, is_client,
      crm_edit, crm_can_assign, quotation_edit, can_create_project, features, is_due, settings_version
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN members m ON m.company_id = s.company_id AND m.user_id = s.user_id
    LEFT JOIN settings_versions v ON v.company_id = s.company_id
    WHERE s.token_hash = hash AND s.expires_at > at AND m.deactivated_at IS NULL;
  IF FOUND THEN
    PERFORM set_config('foyer.company', company_id::text, true);
    RETURN NEXT;
  END IF;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION raise_settings_version(uuid) OWNER TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION settings_changed() OWNER TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION company_changed() OWNER TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION person_changed() OWNER TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION enter(text, timestamptz) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION raise_settings_version(uuid), settings_changed(), company_changed(), person_changed(), enter(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enter(text, timestamptz) TO foyer_company, foyer_system;
--> statement-breakpoint
-- The names of two fields in rules made before the fields of a lead had one table.
UPDATE transition_rules SET required_fields = array_replace(array_replace(required_fields, 'followUpOn', 'followUp'), 'lastCallAt', 'lastCall')
WHERE required_fields && ARRAY['followUpOn', 'lastCallAt'];
--> statement-breakpoint
CREATE INDEX "leads_by_sibling" ON "leads" USING btree ("company_id","sibling_group") WHERE sibling_group is not null;
