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
	"report_to" uuid,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"is_onboarding_done" boolean DEFAULT false NOT NULL,
	"deactivated_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
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
	"logo_file_id" uuid,
	"country" text DEFAULT 'India' NOT NULL,
	"dial_code" text DEFAULT '+91' NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"currency_symbol" text DEFAULT '₹' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "lead_tags" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_tags_company_id_lead_id_tag_id_pk" PRIMARY KEY("company_id","lead_id","tag_id")
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
	"expected_closure" date,
	"last_call_at" timestamp with time zone,
	"history_count" integer DEFAULT 0 NOT NULL,
	"is_converted" boolean DEFAULT false NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"follow_up_at" timestamp GENERATED ALWAYS AS (follow_up_on + coalesce(follow_up_time, time '23:59:59')) STORED,
	"sort_name" text GENERATED ALWAYS AS (lower(case when type = 1 and coalesce(company_name, '') <> '' then company_name else first_name || ' ' || last_name end)) STORED,
	"search" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED,
	CONSTRAINT "leads_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "pipelines" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "stages_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "tags_company_id_id_pk" PRIMARY KEY("company_id","id")
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
	"deleted_at" timestamp with time zone,
	CONSTRAINT "teams_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tags" ADD CONSTRAINT "lead_tags_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tags" ADD CONSTRAINT "lead_tags_company_id_tag_id_tags_company_id_id_fk" FOREIGN KEY ("company_id","tag_id") REFERENCES "public"."tags"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_statuses" ADD CONSTRAINT "stage_statuses_company_id_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stages" ADD CONSTRAINT "stages_company_id_pipeline_id_pipelines_company_id_id_fk" FOREIGN KEY ("company_id","pipeline_id") REFERENCES "public"."pipelines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_team_id_teams_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_company_id_user_id_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."members"("company_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_by_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_by_manager" ON "members" USING btree ("company_id","report_to");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_age" ON "sign_in_failures" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "lead_history_in_order" ON "lead_history" USING btree ("company_id","lead_id","at","id");--> statement-breakpoint
CREATE INDEX "lead_tags_by_tag" ON "lead_tags" USING btree ("company_id","tag_id");--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("company_id","created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_updated" ON "leads" USING btree ("company_id","updated_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_follow_up" ON "leads" USING btree ("company_id","follow_up_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("company_id","sort_name","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_budget" ON "leads" USING btree ("company_id","budget","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure" ON "leads" USING btree ("company_id","expected_closure","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("company_id","assignee_id","created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_creator" ON "leads" USING btree ("company_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_stage" ON "leads" USING btree ("company_id","stage_id","created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_call_status" ON "leads" USING btree ("company_id","call_status","created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("company_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stages_in_order" ON "stages" USING btree ("company_id","sequence");--> statement-breakpoint
CREATE INDEX "team_members_by_user" ON "team_members" USING btree ("company_id","user_id");