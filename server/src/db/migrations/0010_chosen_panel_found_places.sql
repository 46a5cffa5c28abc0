ALTER TABLE "leads" drop column "search";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, '')), '([-.@_/(),&+])|[[:space:]]+', '\1 ', 'g') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 10)) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "older_panel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The texts that are searched are made again, and sorted in at once.
DROP INDEX "lead_search_trigrams";
--> statement-breakpoint
UPDATE lead_search s SET text = l.search FROM leads l WHERE l.company_id = s.company_id AND l.id = s.lead_id;
--> statement-breakpoint
CREATE INDEX "lead_search_trigrams" ON "lead_search" USING gin ("company_id","text" gin_trgm_ops);
--> statement-breakpoint
-- Firms that have rules already are told of leads that nobody gets, like new ones.
INSERT INTO notification_rules (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT r.company_id, gen_random_uuid(), 'LMS', 'lead-waiting', true, true, false, false, 2,
  'Nobody was available for the new lead <b>{{leadName}}</b>: please assign it'
FROM (SELECT DISTINCT company_id FROM notification_rules) AS r;
