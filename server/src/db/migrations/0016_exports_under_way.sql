CREATE TABLE "exports_under_way" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "exports_under_way_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
SELECT foyer_protect('exports_under_way', 'company');
