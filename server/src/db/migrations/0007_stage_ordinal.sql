ALTER TABLE "stages" ADD COLUMN "ordinal" integer;--> statement-breakpoint
-- Also where the owner of the tables is no superuser.
ALTER TABLE "stages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Stages keep the colours that they have worn so far.
UPDATE "stages" s SET "ordinal" = n.place FROM (
  SELECT "company_id", "id", row_number() OVER (
    PARTITION BY "company_id" ORDER BY "deleted_at" IS NOT NULL, "sequence", "id"
  ) AS place FROM "stages"
) n WHERE s."company_id" = n."company_id" AND s."id" = n."id";--> statement-breakpoint
ALTER TABLE "stages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stages" ALTER COLUMN "ordinal" SET NOT NULL;
