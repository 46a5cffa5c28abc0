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
CREATE TABLE "lead_words" (
	"company_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"lead_id" uuid NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	CONSTRAINT "lead_words_company_id_lead_id_word_pk" PRIMARY KEY("company_id","lead_id","word")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_quotation_sent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "original_email" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "sibling_group" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "custom_values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "lead_contacts" ADD CONSTRAINT "lead_contacts_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_identities" ADD CONSTRAINT "lead_identities_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_in_order" ON "audit_log" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "lead_identities_by_lead" ON "lead_identities" USING btree ("company_id","lead_id");--> statement-breakpoint
CREATE INDEX "lead_merges_by_kept" ON "lead_merges" USING btree ("company_id","kept_id");--> statement-breakpoint
CREATE INDEX "lead_views_by_owner" ON "lead_views" USING btree ("company_id","owner_id");--> statement-breakpoint
CREATE INDEX "lead_words_in_order" ON "lead_words" USING btree ("company_id","word","created_at","lead_id","assignee_id","creator_id");--> statement-breakpoint
CREATE INDEX "leads_archived" ON "leads" USING btree ("company_id","archived_at","id") WHERE deleted_at is null and archived_at is not null;--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("company_id","source","created_at","id") WHERE deleted_at is null and archived_at is null;