CREATE TABLE "import_mappings" (
	"company_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"field" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_company_id_heading_pk" PRIMARY KEY("company_id","heading")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"draft" jsonb,
	"outcome" text,
	"reason" text,
	"lead_id" uuid,
	"before" jsonb,
	"is_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_company_id_import_id_row_pk" PRIMARY KEY("company_id","import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'staging' NOT NULL,
	"duplicates" text DEFAULT 'skip' NOT NULL,
	"plan" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer NOT NULL,
	"staged" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "intake_deliveries" (
	"company_id" uuid NOT NULL,
	"door_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"once_key" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"payload" jsonb,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"lead_id" uuid,
	"reason" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "intake_deliveries_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "intake_doors" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text,
	"key" text,
	"secret" text,
	"external_id" text,
	"source" text,
	"source_name" text,
	"duplicates" text DEFAULT 'skip' NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"message" text,
	"last_received_at" timestamp with time zone,
	"fetched_until" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "intake_doors_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "intake_forms" (
	"company_id" uuid NOT NULL,
	"door_id" uuid NOT NULL,
	"form_id" text NOT NULL,
	"name" text NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intake_forms_company_id_door_id_form_id_pk" PRIMARY KEY("company_id","door_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "meta_logins" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone,
	"state" text DEFAULT 'on' NOT NULL,
	"message" text,
	"connected_by" uuid NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_limits" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"by" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "assignment_limits_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_weights" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "assignment_weights_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "office_hours" jsonb DEFAULT '{"days":[1,2,3,4,5,6],"from":"10:00","to":"19:00"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "watches_response" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "respond_within" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "escalate_after" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "give_on_after" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_contact_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "respond_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "alert_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "alerts_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_turns" ADD COLUMN "last_count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_turns" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_company_id_import_id_imports_company_id_id_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."imports"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_deliveries" ADD CONSTRAINT "intake_deliveries_company_id_door_id_intake_doors_company_id_id_fk" FOREIGN KEY ("company_id","door_id") REFERENCES "public"."intake_doors"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intake_forms" ADD CONSTRAINT "intake_forms_company_id_door_id_intake_doors_company_id_id_fk" FOREIGN KEY ("company_id","door_id") REFERENCES "public"."intake_doors"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_limits" ADD CONSTRAINT "assignment_limits_company_id_team_id_teams_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_weights" ADD CONSTRAINT "assignment_weights_company_id_user_id_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_lead" ON "import_rows" USING btree ("company_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "imports_in_order" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "intake_deliveries_once" ON "intake_deliveries" USING btree ("company_id","door_id","once_key");--> statement-breakpoint
CREATE INDEX "intake_deliveries_in_order" ON "intake_deliveries" USING btree ("company_id","door_id","received_at");--> statement-breakpoint
CREATE INDEX "intake_deliveries_failed" ON "intake_deliveries" USING btree ("company_id","door_id","received_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "intake_deliveries_by_lead" ON "intake_deliveries" USING btree ("company_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "intake_deliveries_kept" ON "intake_deliveries" USING btree ("received_at") WHERE payload is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "intake_doors_by_key" ON "intake_doors" USING btree ("key_hash") WHERE key_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "intake_doors_by_external_id" ON "intake_doors" USING btree ("kind","external_id") WHERE external_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "leads_to_alert" ON "leads" USING btree ("alert_at") WHERE deleted_at is null and archived_at is null and alert_at is not null;--> statement-breakpoint
SELECT foyer_protect('intake_doors', 'company'), foyer_protect('intake_deliveries', 'company'),
  foyer_protect('intake_forms', 'company'), foyer_protect('meta_logins', 'company'),
  foyer_protect('imports', 'company'), foyer_protect('import_rows', 'company'),
  foyer_protect('import_mappings', 'company'), foyer_protect('assignment_weights', 'company'),
  foyer_protect('assignment_limits', 'company');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON assignment_weights
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON assignment_limits
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();
--> statement-breakpoint
-- Firms that have rules already are told of leads that nobody contacts, like new ones.
INSERT INTO notification_rules (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT r.company_id, gen_random_uuid(), 'LMS', n.event, false, false, true, true, 3, n.bell_text
FROM (SELECT DISTINCT company_id FROM notification_rules) AS r, (VALUES
  ('first-contact-due', 'First contact overdue: <b>{{leadName}}</b> {{details}}'),
  ('first-contact-late', 'Nobody has contacted <b>{{leadName}}</b> yet {{details}}'),
  ('lead-given-on', '<b>{{leadName}}</b> went on to {{details}}: nobody had contacted it in time')
) AS n(event, bell_text);
--> statement-breakpoint
-- Firms that have rules already are told of enquiries that come again, and of doors that fail, like new ones.
INSERT INTO notification_rules (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT r.company_id, gen_random_uuid(), 'LMS', added.event, added.to_admins, added.to_admins, NOT added.to_admins, false, added.channel, added.bell_text
FROM (SELECT DISTINCT company_id FROM notification_rules) AS r
CROSS JOIN (VALUES
  ('lead-enquired', false, 3, '<b>{{leadName}}</b> enquired again through {{details}}'),
  ('lead-enquired', true, 2, '<b>{{leadName}}</b> enquired again through {{details}}'),
  ('door-failing', true, 2, 'A lead source needs your attention: {{details}}')
) AS added(event, to_admins, channel, bell_text);
