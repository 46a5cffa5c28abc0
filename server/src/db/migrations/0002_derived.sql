-- A change of leads appends its signed difference in its own transaction: no counter row that all would wait for.
CREATE FUNCTION tally_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT company_id, assignee_id, creator_id, stage_id, call_status, count(*), sum(coalesce(budget, 0))
    FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
    GROUP BY 1, 2, 3, 4, 5;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT company_id, assignee_id, creator_id, stage_id, call_status, -count(*), -sum(coalesce(budget, 0))
    FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    GROUP BY 1, 2, 3, 4, 5;
  ELSE
    INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT company_id, assignee_id, creator_id, stage_id, call_status, sum(one), sum(amount)
    FROM (
      SELECT company_id, assignee_id, creator_id, stage_id, call_status, 1 AS one, coalesce(budget, 0) AS amount
      FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
      UNION ALL
      SELECT company_id, assignee_id, creator_id, stage_id, call_status, -1, -coalesce(budget, 0)
      FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    ) AS changes
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(one) <> 0 OR sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_added AFTER INSERT ON leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_leads();
--> statement-breakpoint
CREATE TRIGGER leads_changed AFTER UPDATE ON leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_leads();
--> statement-breakpoint
CREATE TRIGGER leads_gone AFTER DELETE ON leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_leads();
--> statement-breakpoint
-- Whoever changes one of these leads at the same moment waits for this transaction, or has changed it before it is read.
CREATE FUNCTION tally_lead_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM FROM leads l WHERE (l.company_id, l.id) IN (SELECT company_id, lead_id FROM added) ORDER BY l.id FOR NO KEY UPDATE;
    INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, count(*), sum(coalesce(l.budget, 0))
    FROM added t JOIN leads l ON l.company_id = t.company_id AND l.id = t.lead_id
    WHERE l.deleted_at IS NULL AND l.archived_at IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    PERFORM FROM leads l WHERE (l.company_id, l.id) IN (SELECT company_id, lead_id FROM gone) ORDER BY l.id FOR NO KEY UPDATE;
    INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, -count(*), -sum(coalesce(l.budget, 0))
    FROM gone t JOIN leads l ON l.company_id = t.company_id AND l.id = t.lead_id
    WHERE l.deleted_at IS NULL AND l.archived_at IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_tags_added AFTER INSERT ON lead_tags REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_lead_tags();
--> statement-breakpoint
CREATE TRIGGER lead_tags_gone AFTER DELETE ON lead_tags REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_lead_tags();
--> statement-breakpoint
-- A new lead has no tags yet, and one that is erased has none any more.
CREATE FUNCTION tally_tagged_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
  SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, sum(l.one), sum(l.amount)
  FROM (
    SELECT company_id, id, assignee_id, creator_id, stage_id, call_status, 1 AS one, coalesce(budget, 0) AS amount
    FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
    UNION ALL
    SELECT company_id, id, assignee_id, creator_id, stage_id, call_status, -1, -coalesce(budget, 0)
    FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
  ) AS l JOIN lead_tags t ON t.company_id = l.company_id AND t.lead_id = l.id
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(l.one) <> 0 OR sum(l.amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_tags_changed AFTER UPDATE ON leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_tagged_leads();
--> statement-breakpoint
-- A word that ends in digits is kept twice: without them, as the name that it mostly is, and whole behind a sign that
-- no word has. An address like sharma387 is then found by "sharma" like everybody of that name, and by its number too,
-- without making each number a word of its own that begins like the name.
CREATE FUNCTION words_of(search text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
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
-- How often a name is among the words decides how two of them are looked up together; the usual hundred counted words
-- are too few for the names of a large firm.
ALTER TABLE "lead_words" ALTER COLUMN "word" SET STATISTICS 1000;
--> statement-breakpoint
-- Row security may not hand a LIKE to an index before its own check, because LIKE is not leakproof. So the search
-- runs with the rights of foyer_system inside this function, which checks the company by itself.
CREATE FUNCTION search_leads(company uuid, pattern text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public AS $$
  SELECT id FROM leads
  WHERE company_id = company AND company = foyer_current_company() AND search LIKE pattern
    AND deleted_at IS NULL AND archived_at IS NULL
$$;
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
ALTER FUNCTION search_leads(uuid, text) OWNER TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION words_like(uuid, text) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_leads(uuid, text), words_like(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_leads(uuid, text), words_like(uuid, text) TO foyer_company, foyer_system;
