CREATE TABLE "lead_next_steps" (
	"company_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"offer" text NOT NULL,
	"count" smallint NOT NULL,
	"time" time NOT NULL,
	"kind" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_next_steps_company_id_outcome_pk" PRIMARY KEY("company_id","outcome")
);
--> statement-breakpoint
SELECT foyer_protect('lead_next_steps', 'company');
