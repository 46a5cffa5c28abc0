CREATE TABLE "minute_points" (
	"company_id" uuid NOT NULL,
	"minutes_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"owner_id" uuid,
	"owner_name" text,
	"due_on" date,
	"task_id" uuid,
	CONSTRAINT "minute_points_company_id_minutes_id_id_pk" PRIMARY KEY("company_id","minutes_id","id")
);
--> statement-breakpoint
CREATE TABLE "minutes" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"title" text NOT NULL,
	"held_on" date NOT NULL,
	"held_at" time,
	"place" text,
	"notes" text,
	"attendees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "minutes_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"folder_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"deleted_with" uuid,
	CONSTRAINT "project_files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_folders" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_with" uuid,
	CONSTRAINT "project_folders_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_log" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"subject" text,
	CONSTRAINT "project_log_company_id_project_id_at_id_pk" PRIMARY KEY("company_id","project_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "known_items" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"description" text,
	"unit" text NOT NULL,
	"rate" bigint NOT NULL,
	"gst" integer NOT NULL,
	"hsn" text,
	"uses" integer DEFAULT 1 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_items_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotation_answers" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" uuid,
	"link_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_answers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotation_links" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotation_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotation_numbers" (
	"company_id" uuid NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "quotation_numbers_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "quotation_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "quotation_templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotation_versions" (
	"company_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"pdf_file_id" uuid,
	"pdf_error" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_versions_company_id_quotation_id_version_pk" PRIMARY KEY("company_id","quotation_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"lead_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"number" text,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"accepted_version" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"deleted_at" timestamp with time zone,
	"draft_pdf_file_id" uuid,
	"draft_pdf_mark" text,
	"draft_pdf_error" text,
	CONSTRAINT "quotations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "type" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "bill_to" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "billing_address" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "billing_landmark" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "billing_city" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "gst_number" text;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "stage" text DEFAULT 'planning' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "area_unit" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "work_scope" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "value" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "start_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "end_on" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || lower(name || ' ' || coalesce(city, '') || ' ' || coalesce(location, ''))) STORED;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "minute_points" ADD CONSTRAINT "minute_points_company_id_minutes_id_minutes_company_id_id_fk" FOREIGN KEY ("company_id","minutes_id") REFERENCES "public"."minutes"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "minutes" ADD CONSTRAINT "minutes_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_company_id_id_files_company_id_id_fk" FOREIGN KEY ("company_id","id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_folders" ADD CONSTRAINT "project_folders_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_log" ADD CONSTRAINT "project_log_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_company_id_quotation_id_quotations_company_id_id_fk" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_links" ADD CONSTRAINT "quotation_links_company_id_quotation_id_quotations_company_id_id_fk" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_company_id_quotation_id_quotations_company_id_id_fk" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("company_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "minutes_of_project" ON "minutes" USING btree ("company_id","project_id","held_on","id");--> statement-breakpoint
CREATE INDEX "project_files_inside" ON "project_files" USING btree ("company_id","project_id","folder_id","created_at");--> statement-breakpoint
CREATE INDEX "project_folders_inside" ON "project_folders" USING btree ("company_id","project_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "known_items_once" ON "known_items" USING btree ("company_id","kind","key");--> statement-breakpoint
CREATE INDEX "known_items_by_use" ON "known_items" USING btree ("company_id","kind","uses");--> statement-breakpoint
CREATE INDEX "quotation_answers_of" ON "quotation_answers" USING btree ("company_id","quotation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_accepted_once" ON "quotation_answers" USING btree ("company_id","quotation_id") WHERE kind = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_links_by_id" ON "quotation_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "quotation_links_of" ON "quotation_links" USING btree ("company_id","quotation_id");--> statement-breakpoint
CREATE INDEX "quotation_templates_in_order" ON "quotation_templates" USING btree ("company_id","kind","name");--> statement-breakpoint
CREATE INDEX "quotations_of_project" ON "quotations" USING btree ("company_id","project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotations_of_lead" ON "quotations" USING btree ("company_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_by_number" ON "quotations" USING btree ("company_id","number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "clients_by_user" ON "clients" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "projects_in_order" ON "projects" USING btree ("company_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "projects_by_client" ON "projects" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clients_of_lead" ON "clients" USING btree ("company_id","lead_id") WHERE lead_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_of_lead" ON "projects" USING btree ("company_id","lead_id") WHERE lead_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_of_project" ON "tasks" USING btree ("company_id","project_id","due_at","id") WHERE deleted_at is null and project_id is not null;--> statement-breakpoint
SELECT foyer_protect('project_log', 'company'), foyer_protect('project_folders', 'company'),
  foyer_protect('project_files', 'company'), foyer_protect('minutes', 'company'), foyer_protect('minute_points', 'company'),
  foyer_protect('quotations', 'company'), foyer_protect('quotation_versions', 'company'),
  foyer_protect('quotation_links', 'company'), foyer_protect('quotation_answers', 'company'),
  foyer_protect('quotation_numbers', 'company'), foyer_protect('known_items', 'company'),
  foyer_protect('quotation_templates', 'company');--> statement-breakpoint
-- Firms that have rules already are told of what clients do with quotations, like new ones.
INSERT INTO notification_rules (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT r.company_id, gen_random_uuid(), 'LMS', added.event, added.to_admins, added.to_admins, NOT added.to_admins, false, added.channel, added.bell_text
FROM (SELECT DISTINCT company_id FROM notification_rules) AS r
CROSS JOIN (VALUES
  ('quotation-seen', false, 3, '<b>{{leadName}}</b> opened your quotation {{details}}'),
  ('quotation-changes', false, 3, '<b>{{leadName}}</b> asks for changes in your quotation {{details}}'),
  ('quotation-changes', true, 2, '<b>{{leadName}}</b> asks for changes in the quotation {{details}} of {{salesRep}}')
) AS added(event, to_admins, channel, bell_text);
