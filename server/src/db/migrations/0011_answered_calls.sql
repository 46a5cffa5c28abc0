CREATE TABLE "answered_calls" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_calls_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key")
);
--> statement-breakpoint
CREATE INDEX "answered_calls_by_age" ON "answered_calls" USING btree ("created_at");--> statement-breakpoint
SELECT foyer_protect('answered_calls', 'company');
