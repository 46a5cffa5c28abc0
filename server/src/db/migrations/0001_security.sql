-- Two roles: one for requests, bound to the company set in the transaction; one for sign-in, webhooks and jobs
-- that must look across companies. Every table belongs to one of three kinds, and foyer_protect sets it up.
DO $$
BEGIN
  CREATE ROLE foyer_company NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  CREATE ROLE foyer_system NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT foyer_company, foyer_system TO %I', current_user);
EXCEPTION WHEN insufficient_privilege THEN
  IF NOT (pg_has_role(current_user, 'foyer_company', 'MEMBER') AND pg_has_role(current_user, 'foyer_system', 'MEMBER')) THEN
    RAISE;
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO foyer_company, foyer_system;
--> statement-breakpoint
CREATE FUNCTION foyer_current_company() RETURNS uuid LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('foyer.company', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION foyer_protect(target regclass, kind text, rights text DEFAULT 'SELECT, INSERT, UPDATE, DELETE') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY across_companies ON %s TO foyer_system USING (true) WITH CHECK (true)', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO foyer_system', target);
  IF kind = 'company' THEN
    EXECUTE format('CREATE POLICY own_company ON %s TO foyer_company USING (company_id = (SELECT foyer_current_company())) WITH CHECK (company_id = (SELECT foyer_current_company()))', target);
    EXECUTE format('GRANT %s ON %s TO foyer_company', rights, target);
  ELSIF kind <> 'system' THEN
    RAISE EXCEPTION 'unknown kind of table: %', kind;
  END IF;
END $$;
--> statement-breakpoint
-- Read and written across companies only.
SELECT foyer_protect('credentials', 'system'), foyer_protect('one_time_codes', 'system'),
  foyer_protect('password_tickets', 'system'), foyer_protect('server_secrets', 'system'),
  foyer_protect('sessions', 'system'), foyer_protect('sign_in_failures', 'system'),
  foyer_protect('users', 'system'), foyer_protect('companies', 'system');
--> statement-breakpoint
CREATE POLICY own_company ON companies TO foyer_company USING (id = (SELECT foyer_current_company()));
--> statement-breakpoint
GRANT SELECT, UPDATE ON companies TO foyer_company;
--> statement-breakpoint
CREATE POLICY own_company ON users FOR SELECT TO foyer_company
  USING (EXISTS (SELECT FROM members WHERE members.company_id = (SELECT foyer_current_company()) AND members.user_id = users.id));
--> statement-breakpoint
GRANT SELECT ON users TO foyer_company;
--> statement-breakpoint
-- Rows of one company.
SELECT foyer_protect('members', 'company'), foyer_protect('designations', 'company'), foyer_protect('roles', 'company'),
  foyer_protect('custom_fields', 'company'), foyer_protect('lead_forms', 'company'),
  foyer_protect('lead_sources', 'company'), foyer_protect('source_names', 'company'),
  foyer_protect('work_types', 'company'), foyer_protect('files', 'company'),
  foyer_protect('lead_tag_tallies', 'company'), foyer_protect('lead_tallies', 'company'),
  foyer_protect('lead_words', 'company'), foyer_protect('lead_choices', 'company'),
  foyer_protect('lead_contacts', 'company'), foyer_protect('lead_identities', 'company'),
  foyer_protect('lead_list_preferences', 'company'), foyer_protect('lead_merges', 'company'),
  foyer_protect('lead_tags', 'company'), foyer_protect('lead_views', 'company'), foyer_protect('leads', 'company'),
  foyer_protect('reminder_preferences', 'company'), foyer_protect('notification_receivers', 'company'),
  foyer_protect('notification_rules', 'company'), foyer_protect('notifications', 'company'),
  foyer_protect('pipelines', 'company'), foyer_protect('stage_statuses', 'company'),
  foyer_protect('stages', 'company'), foyer_protect('transition_rules', 'company'),
  foyer_protect('clients', 'company'), foyer_protect('project_members', 'company'),
  foyer_protect('projects', 'company'), foyer_protect('tags', 'company'), foyer_protect('tasks', 'company'),
  foyer_protect('assignment_turns', 'company'), foyer_protect('team_members', 'company'),
  foyer_protect('teams', 'company');
--> statement-breakpoint
-- What is only ever added to: history, audit, mail. Of a job its company sees what failed, and has it tried again.
SELECT foyer_protect('jobs', 'company', 'SELECT, INSERT, UPDATE'),
  foyer_protect('audit_log', 'company', 'SELECT, INSERT'),
  foyer_protect('lead_history', 'company', 'SELECT, INSERT'), foyer_protect('mails', 'company', 'SELECT, INSERT');
--> statement-breakpoint
GRANT USAGE ON SEQUENCE lead_tallies_id_seq, lead_tag_tallies_id_seq TO foyer_company, foyer_system;
