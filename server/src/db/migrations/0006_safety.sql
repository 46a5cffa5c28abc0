ALTER TABLE "members" ADD COLUMN "invited_as" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_setup_by_admins" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "has_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lead_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "lead_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_link" ON "one_time_codes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "files_by_person" ON "files" USING btree ("company_id","created_by","created_at");--> statement-breakpoint
CREATE INDEX "files_by_age" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_lead" ON "mails" USING gin ("lead_ids");--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree ("company_id","recipient");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_lead" ON "notifications" USING gin ("lead_ids");--> statement-breakpoint
-- What was sent with a code or a password in it, and what tells of one lead. Both were not marked before.
UPDATE mails SET has_secret = true, text = CASE WHEN state = 'sent' THEN '' ELSE text END, html = CASE WHEN state = 'sent' THEN NULL ELSE html END
WHERE company_id IS NULL OR subject = 'Your password has been reset' OR subject LIKE 'You are invited to % on Foyer';
--> statement-breakpoint
UPDATE mails SET lead_ids = ARRAY[substring(text FROM '/lead-full-details/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid]
WHERE text ~ '/lead-full-details/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
--> statement-breakpoint
UPDATE notifications SET lead_ids = ARRAY[substring(link FROM '/lead-full-details/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid]
WHERE link ~ '/lead-full-details/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
--> statement-breakpoint
-- As before, and: a session ends after 30 days whatever happens; whether the password is still a temporary one; and whether
-- the company leaves its setup to admins.
DROP FUNCTION enter(text, timestamptz);
--> statement-breakpoint
CREATE FUNCTION enter(hash text, at timestamptz) RETURNS TABLE (
  session_id uuid, user_id uuid, company_id uuid, first_name text, last_name text, email text, is_super_admin boolean,
  is_admin boolean, is_client boolean, crm_edit boolean, crm_can_assign boolean, quotation_edit boolean,
  can_create_project boolean, features text[], must_choose_password boolean, is_setup_by_admins boolean, is_due boolean,
  settings_version integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  SELECT s.id, u.id, m.company_id, u.first_name, u.last_name, u.email, m.is_super_admin, m.is_admin, m.is_client,
      m.crm_edit, m.crm_can_assign, m.quotation_edit, m.can_create_project, m.features, coalesce(k.is_temporary, false),
      c.is_setup_by_admins, s.last_seen_at < at - interval '5 minutes', coalesce(v.version, 0)
    INTO session_id, user_id, company_id, first_name, last_name, email, is_super_admin, is_admin, is_client,
      crm_edit, crm_can_assign, quotation_edit, can_create_project, features, must_choose_password, is_setup_by_admins,
      is_due, settings_version
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN members m ON m.company_id = s.company_id AND m.user_id = s.user_id
    JOIN companies c ON c.id = s.company_id
    LEFT JOIN credentials k ON k.user_id = s.user_id
    LEFT JOIN settings_versions v ON v.company_id = s.company_id
    WHERE s.token_hash = hash AND s.expires_at > at AND s.created_at > at - interval '30 days' AND m.deactivated_at IS NULL;
  IF FOUND THEN
    PERFORM set_config('foyer.company', company_id::text, true);
    RETURN NEXT;
  END IF;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION enter(text, timestamptz) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION enter(text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enter(text, timestamptz) TO foyer_company, foyer_system;
