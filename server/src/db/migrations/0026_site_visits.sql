CREATE TABLE "site_visits" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" integer,
	"outcome" text,
	"remark" text,
	"next_on" date,
	"next_time" time,
	"next_kind" text,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "site_visits_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "site_visits" ADD CONSTRAINT "site_visits_company_id_lead_id_leads_company_id_id_fk" FOREIGN KEY ("company_id","lead_id") REFERENCES "public"."leads"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_visits_by_lead" ON "site_visits" USING btree ("company_id","lead_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_visits_under_way" ON "site_visits" USING btree ("company_id","lead_id","user_id") WHERE saved_at is null;--> statement-breakpoint
SELECT foyer_protect('site_visits', 'company');
