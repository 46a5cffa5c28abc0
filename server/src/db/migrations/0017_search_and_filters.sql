-- A word that ends in digits is kept twice: without them, as the name that it mostly is, and whole behind a sign that
-- no word has. An address like sharma387 is then found by "sharma" like everybody of that name, and by its number too,
-- without making each number a word of its own that begins like the name.
CREATE OR REPLACE FUNCTION words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT kept FROM (
    SELECT unnest(regexp_split_to_array(search, '[-.@_/(),&+[:space:]]+')) AS word
    UNION ALL
    SELECT right(digits, 10) FROM unnest(string_to_array(search, ' ')) AS digits WHERE digits ~ '^[0-9]{11,}$'
  ) AS parts
  CROSS JOIN LATERAL unnest(
    CASE WHEN word ~ '^[^0-9].*[0-9]$' THEN ARRAY[rtrim(word, '0123456789'), '@' || word] ELSE ARRAY[word] END
  ) AS kept
  WHERE word <> '' AND word <> ALL ('{com,in,co,org,net,gmail,yahoo,hotmail,outlook,rediffmail}')
$$;
--> statement-breakpoint
TRUNCATE lead_words;
--> statement-breakpoint
-- Compared byte by byte, so that what begins alike stands together, whatever order the database was made with.
ALTER TABLE lead_words ALTER COLUMN word TYPE text COLLATE "C";
--> statement-breakpoint
SET LOCAL ROLE foyer_system;
--> statement-breakpoint
INSERT INTO lead_words (company_id, word, created_at, lead_id, assignee_id, creator_id)
SELECT company_id, word, created_at, id, assignee_id, creator_id
FROM leads CROSS JOIN LATERAL words_of(search) AS word
WHERE deleted_at IS NULL AND archived_at IS NULL;
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "closure_month" integer GENERATED ALWAYS AS (extract(month from expected_closure)::int) STORED;--> statement-breakpoint
DROP INDEX "leads_by_created";--> statement-breakpoint
DROP INDEX "leads_by_stage";--> statement-breakpoint
DROP INDEX "leads_by_source";--> statement-breakpoint
DROP INDEX "leads_by_closure_month";--> statement-breakpoint
DROP INDEX "leads_by_call_status";--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("company_id","created_at","id","assignee_id","creator_id","stage_id","call_status","source","area","budget","closure_month","follow_up_at","is_quotation_sent") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_stage" ON "leads" USING btree ("company_id","stage_id","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("company_id","source","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure_month" ON "leads" USING btree ("company_id","closure_month","created_at","id","assignee_id","creator_id","budget") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_call_status" ON "leads" USING btree ("company_id","call_status","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;
