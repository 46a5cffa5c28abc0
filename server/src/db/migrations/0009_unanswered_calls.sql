CREATE TABLE "unanswered_calls" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "unanswered_calls_company_id_user_id_lead_id_pk" PRIMARY KEY("company_id","user_id","lead_id")
);
--> statement-breakpoint
ALTER TABLE "unanswered_calls" ADD CONSTRAINT "unanswered_calls_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unanswered_calls_by_lead" ON "unanswered_calls" USING btree ("company_id","lead_id");--> statement-breakpoint
SELECT foyer_protect('unanswered_calls', 'company');
