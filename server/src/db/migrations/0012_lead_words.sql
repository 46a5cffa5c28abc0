SELECT foyer_protect('lead_contacts', 'company'), foyer_protect('lead_identities', 'company'),
  foyer_protect('lead_words', 'company'), foyer_protect('lead_merges', 'company'), foyer_protect('lead_views', 'company'),
  foyer_protect('lead_list_preferences', 'company'), foyer_protect('audit_log', 'company', 'SELECT, INSERT');
--> statement-breakpoint
-- The words of a lead's search text: names, the parts of an address, and a phone without its country as well. What
-- every other email ends with finds nothing that is worth finding.
CREATE FUNCTION words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT word FROM (
    SELECT unnest(regexp_split_to_array(search, '[-.@_/(),&+ ]+')) AS word
    UNION ALL
    SELECT right(digits, 10) FROM unnest(string_to_array(search, ' ')) AS digits WHERE digits ~ '^[0-9]{11,}$'
  ) AS parts
  WHERE word <> '' AND word <> ALL ('{com,in,co,org,net,gmail,yahoo,hotmail,outlook,rediffmail}')
$$;
--> statement-breakpoint
CREATE FUNCTION keep_lead_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  IF tg_op = 'UPDATE' THEN
    FOR changed IN EXECUTE $query$
      SELECT a.company_id, array_agg(a.id) AS ids
      FROM added a JOIN gone g ON g.company_id = a.company_id AND g.id = a.id
      WHERE (g.search, g.created_at, g.deleted_at IS NULL AND g.archived_at IS NULL, g.assignee_id, g.creator_id)
        IS DISTINCT FROM (a.search, a.created_at, a.deleted_at IS NULL AND a.archived_at IS NULL, a.assignee_id, a.creator_id)
      GROUP BY a.company_id
    $query$ LOOP
      DELETE FROM lead_words w WHERE w.company_id = changed.company_id AND w.lead_id = ANY (changed.ids);
      INSERT INTO lead_words (company_id, word, created_at, lead_id, assignee_id, creator_id)
      SELECT l.company_id, word, l.created_at, l.id, l.assignee_id, l.creator_id
      FROM leads l CROSS JOIN LATERAL words_of(l.search) AS word
      WHERE l.company_id = changed.company_id AND l.id = ANY (changed.ids)
        AND l.deleted_at IS NULL AND l.archived_at IS NULL;
    END LOOP;
  ELSIF tg_op = 'DELETE' THEN
    DELETE FROM lead_words w USING gone g WHERE w.company_id = g.company_id AND w.lead_id = g.id;
  ELSE
    INSERT INTO lead_words (company_id, word, created_at, lead_id, assignee_id, creator_id)
    SELECT company_id, word, created_at, id, assignee_id, creator_id
    FROM added CROSS JOIN LATERAL words_of(search) AS word
    WHERE deleted_at IS NULL AND archived_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_words_added AFTER INSERT ON leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_words();
--> statement-breakpoint
CREATE TRIGGER leads_words_changed AFTER UPDATE ON leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_words();
--> statement-breakpoint
CREATE TRIGGER leads_words_gone AFTER DELETE ON leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_words();
--> statement-breakpoint
SET LOCAL ROLE foyer_system;
--> statement-breakpoint
INSERT INTO lead_words (company_id, word, created_at, lead_id, assignee_id, creator_id)
SELECT company_id, word, created_at, id, assignee_id, creator_id
FROM leads CROSS JOIN LATERAL words_of(search) AS word
WHERE deleted_at IS NULL AND archived_at IS NULL;
--> statement-breakpoint
INSERT INTO lead_identities (company_id, value, lead_id)
SELECT company_id, phone_e164, id FROM leads WHERE phone_e164 <> ''
UNION
SELECT company_id, lower(email), id FROM leads WHERE email <> '';
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
-- The words that begin like this, found by jumping along the index from one to the next; two hundred are enough for
-- what somebody types, and keep a single letter from reading everything. It runs with the rights of foyer_system for
-- the same reason as search_leads, and checks the company by itself.
CREATE FUNCTION words_like(company uuid, prefix text) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public AS $$
  WITH RECURSIVE found AS (
    (SELECT word FROM lead_words
     WHERE company_id = company AND company = foyer_current_company() AND word >= prefix AND starts_with(word, prefix)
     ORDER BY word LIMIT 1)
    UNION ALL
    SELECT (SELECT w.word FROM lead_words w
            WHERE w.company_id = company AND w.word > found.word AND w.word < prefix || chr(1114111)
            ORDER BY w.word LIMIT 1)
    FROM found WHERE found.word IS NOT NULL
  )
  SELECT array(SELECT word FROM found WHERE word IS NOT NULL LIMIT 200)
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION words_like(uuid, text) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION words_like(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION words_like(uuid, text) TO foyer_company, foyer_system;
