CREATE TABLE "calendar_feeds" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_tag" text,
	"changed_at" timestamp with time zone,
	"last_fetched_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_by_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "leads_to_visit" ON "leads" USING btree ("company_id","follow_up_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and follow_up_kind = 'client-visit';
--> statement-breakpoint
SELECT foyer_protect('calendar_feeds', 'company');
