CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role_name" text NOT NULL,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_client" boolean DEFAULT false NOT NULL,
	"crm_edit" boolean DEFAULT false NOT NULL,
	"crm_can_assign" boolean DEFAULT false NOT NULL,
	"quotation_edit" boolean DEFAULT false NOT NULL,
	"can_create_project" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"designation_id" uuid,
	"report_to" uuid,
	"invited_by" uuid,
	"is_absent" boolean DEFAULT false NOT NULL,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"is_onboarding_done" boolean DEFAULT false NOT NULL,
	"deactivated_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "sign_in_failures_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"date_of_birth" date,
	"address" text,
	"city" text,
	"postal_code" text,
	"image_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"contact" text,
	"logo_file_id" uuid,
	"address" text,
	"city" text,
	"postal_code" text,
	"gst_number" text,
	"country" text DEFAULT 'India' NOT NULL,
	"country_code" text DEFAULT 'IN' NOT NULL,
	"dial_code" text DEFAULT '+91' NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"currency_symbol" text DEFAULT '₹' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"location" text,
	"project_id" uuid,
	"auto_assign" boolean DEFAULT false NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"crm_edit" boolean DEFAULT false NOT NULL,
	"crm_can_assign" boolean DEFAULT false NOT NULL,
	"quotation_edit" boolean DEFAULT false NOT NULL,
	"can_create_project" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"sections" smallint[] NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "custom_fields_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_forms" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"generation" smallint DEFAULT 1 NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_sources" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_sources_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lead_sources_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "source_names" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_names_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "source_names_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "work_types" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_types_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "work_types_name" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"claim" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"cron" text,
	"failed_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_tag_tallies" (
	"company_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"stage_id" uuid NOT NULL,
	"call_status" text NOT NULL,
	"leads" integer NOT NULL,
	"budget" bigint NOT NULL,
	CONSTRAINT "lead_tag_tallies_company_id_tag_id_id_pk" PRIMARY KEY("company_id","tag_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_tallies" (
	"company_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"stage_id" uuid NOT NULL,
	"call_status" text NOT NULL,
	"leads" integer NOT NULL,
	"budget" bigint NOT NULL,
	CONSTRAINT "lead_tallies_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_words" (
	"company_id" uuid NOT NULL,
	"word" text collate "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	CONSTRAINT "lead_words_company_id_lead_id_word_pk" PRIMARY KEY("company_id","lead_id","word")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_choices" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"text" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lead_choices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_contacts" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"designation" text,
	"type" text,
	"email" text,
	"phones" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "lead_contacts_company_id_lead_id_position_pk" PRIMARY KEY("company_id","lead_id","position")
);
--> statement-breakpoint
CREATE TABLE "lead_history" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"sentence" text NOT NULL,
	"remark" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "lead_history_company_id_lead_id_id_pk" PRIMARY KEY("company_id","lead_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_identities" (
	"company_id" uuid NOT NULL,
	"value" text NOT NULL,
	"lead_id" uuid NOT NULL,
	CONSTRAINT "lead_identities_company_id_value_lead_id_pk" PRIMARY KEY("company_id","value","lead_id")
);
--> statement-breakpoint
CREATE TABLE "lead_list_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_view_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_list_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lead_merges" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"merged_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "lead_merges_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_tags" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_tags_company_id_lead_id_tag_id_pk" PRIMARY KEY("company_id","lead_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_views_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text,
	"email" text,
	"phone" text,
	"phone_e164" text,
	"address" text,
	"city" text,
	"postal_code" text,
	"area" text,
	"area_unit" text,
	"budget" bigint,
	"work_scope" text,
	"source" text,
	"source_name" text,
	"remarks" text,
	"team_id" uuid,
	"assignee_id" uuid,
	"creator_id" uuid,
	"stage_id" uuid NOT NULL,
	"status_id" integer,
	"call_status" text DEFAULT 'new' NOT NULL,
	"follow_up_on" date,
	"follow_up_time" time,
	"follow_up_kind" text,
	"reminded_of" timestamp,
	"reason_not_interested" text,
	"expected_closure" date,
	"last_call_at" timestamp with time zone,
	"history_count" integer DEFAULT 0 NOT NULL,
	"is_converted" boolean DEFAULT false NOT NULL,
	"is_quotation_sent" boolean DEFAULT false NOT NULL,
	"original_email" text,
	"sibling_group" uuid,
	"custom_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"merged_into" uuid,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"position" text collate "C" DEFAULT trim_scale(extract(epoch from clock_timestamp())::numeric)::text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"follow_up_at" timestamp GENERATED ALWAYS AS (follow_up_on + coalesce(follow_up_time, time '23:59:59')) STORED,
	"closure_month" integer GENERATED ALWAYS AS (extract(month from expected_closure)::int) STORED,
	"sort_name" text GENERATED ALWAYS AS (lower(case when type = 1 and coalesce(company_name, '') <> '' then company_name else first_name || ' ' || last_name end)) STORED,
	"search" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED,
	CONSTRAINT "leads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminder_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_receivers" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_receivers_company_id_user_id_notification_id_pk" PRIMARY KEY("company_id","user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notification_rules" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"feature" text NOT NULL,
	"event" text NOT NULL,
	"to_super_admins" boolean NOT NULL,
	"to_admins" boolean NOT NULL,
	"to_receiver" boolean NOT NULL,
	"to_others" boolean NOT NULL,
	"channel" integer NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"email_text" text DEFAULT '' NOT NULL,
	"bell_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_rules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"feature" text NOT NULL,
	"link" text,
	"detailed_link" text,
	"project_id" uuid,
	"project_name" text,
	"receiver_id" uuid,
	"sender_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"next_status_id" integer DEFAULT 8 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pipelines_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "stage_statuses" (
	"company_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "stage_statuses_company_id_stage_id_id_pk" PRIMARY KEY("company_id","stage_id","id")
);
--> statement-breakpoint
CREATE TABLE "stages" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"pipeline_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"stale_after_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "stages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "transition_rules" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"from_stage_id" uuid NOT NULL,
	"to_stage_id" uuid NOT NULL,
	"is_allowed" boolean NOT NULL,
	"required_fields" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "transition_rules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"city" text,
	"location" text,
	"postal_code" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_company_id_project_id_user_id_pk" PRIMARY KEY("company_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"admin_id" uuid,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_from_lead" boolean DEFAULT false NOT NULL,
	"is_company_own" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "projects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tags_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lead_id" uuid,
	"title" text NOT NULL,
	"note" text,
	"assignee_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"due_time" time,
	"priority" text DEFAULT 'normal' NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"due_at" timestamp GENERATED ALWAYS AS (due_on + coalesce(due_time, time '23:59:59')) STORED NOT NULL,
	CONSTRAINT "tasks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment_turns" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last_user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"company_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "team_members_company_id_team_id_user_id_pk" PRIMARY KEY("company_id","team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "teams_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_identities" ADD CONSTRAINT "lead_identities_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tags" ADD CONSTRAINT "lead_tags_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tags" ADD CONSTRAINT "lead_tags_company_id_tag_id_tags_company_id_id_fk" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tags"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_receivers" ADD CONSTRAINT "notification_receivers_company_id_notification_id_notifications_company_id_id_fk" FOREIGN KEY ("company_id","notification_id") REFERENCES "public"."notifications"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_statuses" ADD CONSTRAINT "stage_statuses_company_id_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_company_id_pipeline_id_pipelines_company_id_id_fk" FOREIGN KEY ("company_id","pipeline_id") REFERENCES "public"."pipelines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_rules" ADD CONSTRAINT "transition_rules_company_id_from_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","from_stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_rules" ADD CONSTRAINT "transition_rules_company_id_to_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","to_stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_team_id_teams_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_user_id_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."members"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_by_manager" ON "members" USING btree ("company_id","report_to");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_email" ON "one_time_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_age" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tickets_by_age" ON "password_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_age" ON "sign_in_failures" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "designations_name" ON "designations" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_name" ON "custom_fields" USING btree ("company_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("company_id","failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_schedule" ON "jobs" USING btree ("kind") WHERE cron is not null;--> statement-breakpoint
CREATE INDEX "lead_words_in_order" ON "lead_words" USING btree ("company_id","word","created_at","lead_id","assignee_id","creator_id");--> statement-breakpoint
CREATE INDEX "audit_log_in_order" ON "audit_log" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "lead_choices_in_order" ON "lead_choices" USING btree ("company_id","kind","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "lead_history_in_order" ON "lead_history" USING btree ("company_id","lead_id","at","id");--> statement-breakpoint
CREATE INDEX "lead_history_by_kind" ON "lead_history" USING btree ("company_id","lead_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "lead_identities_by_lead" ON "lead_identities" USING btree ("company_id","lead_id");--> statement-breakpoint
CREATE INDEX "lead_merges_by_kept" ON "lead_merges" USING btree ("company_id","kept_id");--> statement-breakpoint
CREATE INDEX "lead_tags_by_tag" ON "lead_tags" USING btree ("company_id","tag_id","lead_id");--> statement-breakpoint
CREATE INDEX "lead_views_by_owner" ON "lead_views" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("company_id","created_at","id","assignee_id","creator_id","stage_id","call_status","source","area","budget","closure_month","follow_up_at","is_quotation_sent") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_updated" ON "leads" USING btree ("company_id","updated_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_follow_up" ON "leads" USING btree ("company_id","follow_up_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("company_id","sort_name","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_budget" ON "leads" USING btree ("company_id","budget","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure" ON "leads" USING btree ("company_id","expected_closure","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_unassigned" ON "leads" USING btree ("company_id","created_at","id") WHERE deleted_at is null and archived_at is null and assignee_id is null;--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("company_id","assignee_id","created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_to_follow_up" ON "leads" USING btree ("company_id","assignee_id","follow_up_at","id") WHERE deleted_at is null and archived_at is null and follow_up_on is not null and assignee_id is not null;--> statement-breakpoint
CREATE INDEX "leads_to_remind" ON "leads" USING btree ("follow_up_at") WHERE deleted_at is null and archived_at is null and follow_up_on is not null and assignee_id is not null and reminded_of is distinct from follow_up_at;--> statement-breakpoint
CREATE INDEX "leads_untouched" ON "leads" USING btree ("company_id","assignee_id","created_at","id") WHERE deleted_at is null and archived_at is null and last_call_at is null;--> statement-breakpoint
CREATE INDEX "leads_without_next_step" ON "leads" USING btree ("company_id","assignee_id","created_at","id","stage_id") WHERE deleted_at is null and archived_at is null and follow_up_on is null;--> statement-breakpoint
CREATE INDEX "leads_by_creator" ON "leads" USING btree ("company_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_stage" ON "leads" USING btree ("company_id","stage_id","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_on_board" ON "leads" USING btree ("company_id","stage_id","position","id","assignee_id","creator_id","budget") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_archived" ON "leads" USING btree ("company_id","archived_at","id") WHERE deleted_at is null and archived_at is not null;--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("company_id","source","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_area" ON "leads" USING btree ("company_id","area","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure_month" ON "leads" USING btree ("company_id","closure_month","created_at","id","assignee_id","creator_id","budget") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_quoted" ON "leads" USING btree ("company_id","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and is_quotation_sent;--> statement-breakpoint
CREATE INDEX "leads_deleted" ON "leads" USING btree ("company_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "leads_by_call_status" ON "leads" USING btree ("company_id","call_status","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("company_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_receivers_in_order" ON "notification_receivers" USING btree ("company_id","user_id","created_at","notification_id");--> statement-breakpoint
CREATE INDEX "notification_receivers_unread" ON "notification_receivers" USING btree ("company_id","user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_receivers_by_notification" ON "notification_receivers" USING btree ("company_id","notification_id");--> statement-breakpoint
CREATE INDEX "notification_rules_by_event" ON "notification_rules" USING btree ("company_id","feature","event");--> statement-breakpoint
CREATE INDEX "stages_in_order" ON "stages" USING btree ("company_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "transition_rules_pair" ON "transition_rules" USING btree ("company_id","from_stage_id","to_stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "project_members_by_user" ON "project_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "projects_by_name" ON "projects" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("company_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("company_id","assignee_id","due_at","id") WHERE deleted_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("company_id","assignee_id","done_at","id") WHERE deleted_at is null and done_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_given" ON "tasks" USING btree ("company_id","creator_id","due_at","id") WHERE deleted_at is null and done_at is null and assignee_id <> creator_id;--> statement-breakpoint
CREATE INDEX "tasks_of_lead" ON "tasks" USING btree ("company_id","lead_id","due_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "team_members_by_user" ON "team_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("company_id",lower("name")) WHERE deleted_at is null;