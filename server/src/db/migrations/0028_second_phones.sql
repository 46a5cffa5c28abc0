ALTER TABLE "leads" ADD COLUMN "other_phones" text;--> statement-breakpoint
-- Nothing of a lead changes that is counted or shown: its triggers would only look.
ALTER TABLE "leads" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE leads l SET other_phones = c.others
FROM (
  SELECT c.company_id, c.lead_id, string_agg(p.phone, ', ' ORDER BY c.position, p.place) AS others
  FROM lead_contacts c
  JOIN leads own ON own.company_id = c.company_id AND own.id = c.lead_id
  CROSS JOIN LATERAL unnest(c.phones) WITH ORDINALITY AS p(phone, place)
  WHERE p.phone IS DISTINCT FROM own.phone
  GROUP BY 1, 2
) AS c
WHERE l.company_id = c.company_id AND l.id = c.lead_id;
--> statement-breakpoint
ALTER TABLE "leads" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "leads" drop column "search";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, '')), '([-.@_/(),&+])|[[:space:]]+', '\1 ', 'g') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 10) || coalesce(' ' || regexp_replace(other_phones, '[+]([0-9]+) ([0-9]+)', '\1\2 \2', 'g'), '')) STORED;--> statement-breakpoint
-- Whoever has one number is searched by the same text as before.
UPDATE lead_search s SET text = l.search FROM leads l
WHERE l.company_id = s.company_id AND l.id = s.lead_id AND l.other_phones IS NOT NULL;
