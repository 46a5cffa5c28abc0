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
CREATE TABLE "reminder_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
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
ALTER TABLE "leads" ADD COLUMN "follow_up_kind" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reminded_of" timestamp;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "reason_not_interested" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_choices_in_order" ON "lead_choices" USING btree ("company_id","kind","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("company_id","assignee_id","due_at","id") WHERE deleted_at is null and done_at is null;--> statement-breakpoint
CREATE INDEX "tasks_done" ON "tasks" USING btree ("company_id","assignee_id","done_at","id") WHERE deleted_at is null and done_at is not null;--> statement-breakpoint
CREATE INDEX "tasks_of_lead" ON "tasks" USING btree ("company_id","lead_id","due_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "lead_history_by_kind" ON "lead_history" USING btree ("company_id","lead_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "leads_to_follow_up" ON "leads" USING btree ("company_id","assignee_id","follow_up_at","id") WHERE deleted_at is null and archived_at is null and follow_up_on is not null and assignee_id is not null;--> statement-breakpoint
CREATE INDEX "leads_to_remind" ON "leads" USING btree ("follow_up_at") WHERE deleted_at is null and archived_at is null and follow_up_on is not null and assignee_id is not null and reminded_of is distinct from follow_up_at;--> statement-breakpoint
CREATE INDEX "leads_untouched" ON "leads" USING btree ("company_id","assignee_id","created_at","id") WHERE deleted_at is null and archived_at is null and last_call_at is null;--> statement-breakpoint
CREATE INDEX "leads_without_next_step" ON "leads" USING btree ("company_id","assignee_id","created_at","id","stage_id") WHERE deleted_at is null and archived_at is null and follow_up_on is null;