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
CREATE TABLE "assignment_turns" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"last_user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "pipelines" ADD COLUMN "next_status_id" integer DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "transition_rules" ADD CONSTRAINT "transition_rules_company_id_from_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","from_stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transition_rules" ADD CONSTRAINT "transition_rules_company_id_to_stage_id_stages_company_id_id_fk" FOREIGN KEY ("company_id","to_stage_id") REFERENCES "public"."stages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_fields_name" ON "custom_fields" USING btree ("company_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transition_rules_pair" ON "transition_rules" USING btree ("company_id","from_stage_id","to_stage_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("company_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("company_id",lower("name")) WHERE deleted_at is null;