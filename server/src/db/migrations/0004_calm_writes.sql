-- Search had two structures, trigrams on the leads and a table of words. One small table with trigrams takes their place:
-- it is written only when a text, its owner or its life changes, so that a move or a call does not touch it.
DROP TRIGGER leads_words_added ON leads;
--> statement-breakpoint
DROP TRIGGER leads_words_changed ON leads;
--> statement-breakpoint
DROP TRIGGER leads_words_gone ON leads;
--> statement-breakpoint
DROP TRIGGER leads_added ON leads;
--> statement-breakpoint
DROP TRIGGER leads_changed ON leads;
--> statement-breakpoint
DROP TRIGGER leads_gone ON leads;
--> statement-breakpoint
DROP TRIGGER leads_tags_changed ON leads;
--> statement-breakpoint
DROP FUNCTION keep_lead_words(), words_of(text), words_like(uuid, text), search_leads(uuid, text), tally_leads(), tally_tagged_leads();
--> statement-breakpoint
DROP TABLE "lead_words";
--> statement-breakpoint
-- What a wider neighbour serves as well is gone; what is mostly empty is indexed only where it is not.
DROP INDEX "leads_search", "leads_by_stage", "leads_by_call_status", "leads_untouched", "leads_without_next_step",
  "leads_by_follow_up", "leads_by_budget", "leads_by_closure", "leads_by_assignee", "leads_on_board", "leads_by_source",
  "leads_by_area", "leads_by_closure_month";
--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (' ' || regexp_replace(lower(first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '')), '([-.@_/(),&+])|[[:space:]]+', '\1 ', 'g') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 10)) STORED;
--> statement-breakpoint
CREATE INDEX "leads_by_follow_up" ON "leads" USING btree ("company_id","follow_up_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and follow_up_at is not null;
--> statement-breakpoint
CREATE INDEX "leads_by_budget" ON "leads" USING btree ("company_id","budget","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and budget is not null;
--> statement-breakpoint
CREATE INDEX "leads_by_closure" ON "leads" USING btree ("company_id","expected_closure","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and expected_closure is not null;
--> statement-breakpoint
CREATE INDEX "leads_by_assignee" ON "leads" USING btree ("company_id","assignee_id","created_at","id","stage_id","last_call_at","follow_up_at") WHERE deleted_at is null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "leads_on_board" ON "leads" USING btree ("company_id","stage_id","position","id","assignee_id","creator_id","budget","created_at","follow_up_at") WHERE deleted_at is null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree ("company_id","source","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;
--> statement-breakpoint
CREATE INDEX "leads_by_area" ON "leads" USING btree ("company_id","area","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and area is not null;
--> statement-breakpoint
CREATE INDEX "leads_by_closure_month" ON "leads" USING btree ("company_id","closure_month","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and closure_month is not null;
--> statement-breakpoint
CREATE TABLE "lead_search" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"text" text NOT NULL,
	CONSTRAINT "lead_search_company_id_lead_id_pk" PRIMARY KEY("company_id","lead_id")
);
--> statement-breakpoint
-- Room on each page for a new assignee, which no index of this table needs to know.
ALTER TABLE "lead_search" SET (fillfactor = 85);
--> statement-breakpoint
SELECT foyer_protect('lead_search', 'company');
--> statement-breakpoint
INSERT INTO lead_search (company_id, lead_id, created_at, assignee_id, creator_id, text)
SELECT company_id, id, created_at, assignee_id, creator_id, search FROM leads WHERE deleted_at IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX "lead_search_trigrams" ON "lead_search" USING gin ("company_id","text" gin_trgm_ops);
--> statement-breakpoint
-- New texts wait in a list, which every search reads one by one, until they are sorted in. Only the owner may ask for that.
CREATE FUNCTION sort_in_texts() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS
$$ SELECT gin_clean_pending_list('lead_search_trigrams') $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION sort_in_texts() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sort_in_texts() TO foyer_company, foyer_system;
--> statement-breakpoint
-- How many live leads were created in each week (of UTC), for whom: a page far down the list is found without walking there.
CREATE TABLE "lead_weeks" (
	"company_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"week" date NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"leads" integer NOT NULL,
	CONSTRAINT "lead_weeks_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
SELECT foyer_protect('lead_weeks', 'company');
--> statement-breakpoint
GRANT USAGE ON SEQUENCE lead_weeks_id_seq TO foyer_company, foyer_system;
--> statement-breakpoint
CREATE FUNCTION week_of(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT date_trunc('week', at AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
INSERT INTO lead_weeks (company_id, week, assignee_id, creator_id, leads)
SELECT company_id, week_of(created_at), assignee_id, creator_id, count(*) FROM leads
WHERE deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- One row for each key that has several. Whoever comes while another folds leaves it to them, so nobody waits; and
-- whichever rows are seen, their sum stays the same.
CREATE FUNCTION fold_sums(sums regclass, company uuid) RETURNS void LANGUAGE plpgsql
SET enable_nestloop = on SET enable_hashjoin = on SET enable_seqscan = on SET jit = off AS $$
DECLARE
  keys text := CASE sums::text
    WHEN 'lead_tallies' THEN 'company_id, assignee_id, creator_id, stage_id, call_status'
    WHEN 'lead_tag_tallies' THEN 'company_id, tag_id, assignee_id, creator_id, stage_id, call_status'
    WHEN 'lead_weeks' THEN 'company_id, week, assignee_id, creator_id' END;
  has_budget boolean := sums::text <> 'lead_weeks';
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('fold ' || sums || company, 0)) THEN
    RETURN;
  END IF;
  EXECUTE format($fold$
    WITH gone AS (
      DELETE FROM %1$s WHERE company_id = $1 AND id IN (
        SELECT id FROM (SELECT id, count(*) OVER (PARTITION BY %2$s) AS rows FROM %1$s WHERE company_id = $1) AS each
        WHERE rows > 1)
      RETURNING *
    )
    INSERT INTO %1$s (%2$s, leads %3$s) SELECT %2$s, sum(leads) %4$s FROM gone GROUP BY %2$s HAVING sum(leads) <> 0 %5$s
  $fold$, sums, keys, CASE WHEN has_budget THEN ', budget' ELSE '' END, CASE WHEN has_budget THEN ', sum(budget)' ELSE '' END,
    CASE WHEN has_budget THEN 'OR sum(budget) <> 0' ELSE '' END) USING company;
END $$;
--> statement-breakpoint
-- Whoever writes a row with a round number folds the sums of that company, so that there are never many; once for all rows
-- of a statement, which have smaller numbers than the last one.
CREATE FUNCTION sums_grown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  folded text := 'foyer.folded_' || tg_table_name;
BEGIN
  IF NEW.id > coalesce(nullif(current_setting(folded, true), ''), '0')::bigint THEN
    PERFORM set_config(folded, currval(tg_table_name || '_id_seq')::text, true);
    PERFORM fold_sums(tg_relid, NEW.company_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_tallies_grown AFTER INSERT ON lead_tallies FOR EACH ROW WHEN (NEW.id % 512 = 0) EXECUTE FUNCTION sums_grown();
--> statement-breakpoint
CREATE TRIGGER lead_tag_tallies_grown AFTER INSERT ON lead_tag_tallies FOR EACH ROW WHEN (NEW.id % 512 = 0) EXECUTE FUNCTION sums_grown();
--> statement-breakpoint
CREATE TRIGGER lead_weeks_grown AFTER INSERT ON lead_weeks FOR EACH ROW WHEN (NEW.id % 512 = 0) EXECUTE FUNCTION sums_grown();
--> statement-breakpoint
-- What is derived from leads follows them in one trigger per kind of change. A change appends its signed differences, one
-- row per key and statement: no counter row that all would wait for.
CREATE FUNCTION leads_added() RETURNS trigger LANGUAGE plpgsql SET gin_pending_list_limit = '512kB' AS $$
DECLARE
  are_many boolean := (SELECT count(*) > 500 FROM added);
BEGIN
  INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
  SELECT company_id, assignee_id, creator_id, stage_id, call_status, count(*), sum(coalesce(budget, 0))
  FROM added WHERE deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO lead_weeks (company_id, week, assignee_id, creator_id, leads)
  SELECT company_id, week_of(created_at), assignee_id, creator_id, count(*)
  FROM added WHERE deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4;
  IF are_many THEN
    PERFORM set_config('gin_pending_list_limit', '64MB', true);
  END IF;
  INSERT INTO lead_search (company_id, lead_id, created_at, assignee_id, creator_id, text)
  SELECT company_id, id, created_at, assignee_id, creator_id, search
  FROM added WHERE deleted_at IS NULL AND archived_at IS NULL;
  IF are_many THEN
    PERFORM sort_in_texts();
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What has changed is found once, and only what derives from it is written. A session keeps the plans of this function, made
-- for one lead or for thousands: with these settings they suit both, a hash for the two states of the leads and an index
-- for everything else.
CREATE FUNCTION leads_changed() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off SET gin_pending_list_limit = '512kB' AS $$
DECLARE
  is_counted boolean;
  is_owned boolean;
  is_written boolean;
  is_ended boolean;
  firm record;
BEGIN
  SELECT bool_or((a.stage_id, a.call_status) <> (g.stage_id, g.call_status) OR a.budget IS DISTINCT FROM g.budget),
      bool_or((a.assignee_id, a.creator_id) IS DISTINCT FROM (g.assignee_id, g.creator_id) OR a.created_at <> g.created_at),
      bool_or(a.search <> g.search),
      bool_or((a.deleted_at IS NULL AND a.archived_at IS NULL) <> (g.deleted_at IS NULL AND g.archived_at IS NULL))
    INTO is_counted, is_owned, is_written, is_ended
    FROM added a JOIN gone g ON g.company_id = a.company_id AND g.id = a.id;
  IF is_counted OR is_owned OR is_ended THEN
    INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT company_id, assignee_id, creator_id, stage_id, call_status, sum(one), sum(amount)
    FROM (
      SELECT company_id, assignee_id, creator_id, stage_id, call_status, 1 AS one, coalesce(budget, 0) AS amount
      FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
      UNION ALL
      SELECT company_id, assignee_id, creator_id, stage_id, call_status, -1, -coalesce(budget, 0)
      FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    ) AS states
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(one) <> 0 OR sum(amount) <> 0;
    INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT company_id, tag_id, assignee_id, creator_id, stage_id, call_status, sum(one), sum(amount)
    FROM (
      SELECT company_id, id, assignee_id, creator_id, stage_id, call_status, 1 AS one, coalesce(budget, 0) AS amount
      FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
      UNION ALL
      SELECT company_id, id, assignee_id, creator_id, stage_id, call_status, -1, -coalesce(budget, 0)
      FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    ) AS states
    CROSS JOIN LATERAL (
      SELECT tag_id FROM lead_tags t WHERE t.company_id = states.company_id AND t.lead_id = states.id OFFSET 0
    ) AS tags
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(one) <> 0 OR sum(amount) <> 0;
  END IF;
  IF is_owned OR is_ended THEN
    INSERT INTO lead_weeks (company_id, week, assignee_id, creator_id, leads)
    SELECT company_id, week_of(created_at), assignee_id, creator_id, sum(one)
    FROM (
      SELECT company_id, created_at, assignee_id, creator_id, 1 AS one FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
      UNION ALL
      SELECT company_id, created_at, assignee_id, creator_id, -1 FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    ) AS states
    GROUP BY 1, 2, 3, 4 HAVING sum(one) <> 0;
  END IF;
  IF is_owned OR is_written OR is_ended THEN
    INSERT INTO lead_search (company_id, lead_id, created_at, assignee_id, creator_id, text)
    SELECT company_id, id, created_at, assignee_id, creator_id, search FROM added WHERE deleted_at IS NULL AND archived_at IS NULL
    EXCEPT
    SELECT company_id, id, created_at, assignee_id, creator_id, search FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL
    ON CONFLICT (company_id, lead_id) DO UPDATE
    SET created_at = excluded.created_at, assignee_id = excluded.assignee_id, creator_id = excluded.creator_id, text = excluded.text;
  END IF;
  IF is_ended THEN
    FOR firm IN
      SELECT company_id, array_agg(id) AS ended FROM added WHERE deleted_at IS NOT NULL OR archived_at IS NOT NULL GROUP BY 1
    LOOP
      DELETE FROM lead_search WHERE company_id = firm.company_id AND lead_id = ANY (firm.ended);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An erased lead has no tags any more.
CREATE FUNCTION leads_gone() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  firm record;
BEGIN
  INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
  SELECT company_id, assignee_id, creator_id, stage_id, call_status, -count(*), -sum(coalesce(budget, 0))
  FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO lead_weeks (company_id, week, assignee_id, creator_id, leads)
  SELECT company_id, week_of(created_at), assignee_id, creator_id, -count(*)
  FROM gone WHERE deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4;
  FOR firm IN SELECT company_id, array_agg(id) AS ended FROM gone GROUP BY 1 LOOP
    DELETE FROM lead_search WHERE company_id = firm.company_id AND lead_id = ANY (firm.ended);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_added AFTER INSERT ON leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION leads_added();
--> statement-breakpoint
CREATE TRIGGER leads_changed AFTER UPDATE ON leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION leads_changed();
--> statement-breakpoint
CREATE TRIGGER leads_gone AFTER DELETE ON leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION leads_gone();
--> statement-breakpoint
-- Whoever changes one of these leads at the same moment waits for this transaction, or has changed it before it is read here.
-- Written so that no index of live leads fits, because in a new table any of them would look as good as the key.
CREATE OR REPLACE FUNCTION tally_lead_tags() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, count(*), sum(coalesce(l.budget, 0))
    FROM (SELECT company_id, lead_id, tag_id FROM added ORDER BY lead_id) AS t
    CROSS JOIN LATERAL (SELECT * FROM leads WHERE company_id = t.company_id AND id = t.lead_id FOR NO KEY UPDATE) AS l
    WHERE coalesce(l.deleted_at, l.archived_at) IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
    SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, -count(*), -sum(coalesce(l.budget, 0))
    FROM (SELECT company_id, lead_id, tag_id FROM gone ORDER BY lead_id) AS t
    CROSS JOIN LATERAL (SELECT * FROM leads WHERE company_id = t.company_id AND id = t.lead_id FOR NO KEY UPDATE) AS l
    WHERE coalesce(l.deleted_at, l.archived_at) IS NULL
    GROUP BY 1, 2, 3, 4, 5, 6;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The live leads with these patterns in their text, the most telling pattern first. Row security may not hand a LIKE to an
-- index before its own check, because LIKE is not leakproof; so this runs with the rights of foyer_system and checks the
-- company by itself. A pattern without three letters in a row has no trigrams: then the texts are read one by one.
CREATE FUNCTION find_leads(company uuid, patterns text[])
RETURNS TABLE (lead_id uuid, created_at timestamptz, assignee_id uuid, creator_id uuid)
LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path = public SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF company IS DISTINCT FROM foyer_current_company() THEN
    RETURN;
  ELSIF patterns[1] !~ '^% [[:alnum:]]|[[:alnum:]]{3}' THEN
    RETURN QUERY SELECT s.lead_id, s.created_at, s.assignee_id, s.creator_id FROM lead_search s
      WHERE s.company_id = company AND (s.text || '') LIKE ALL (patterns);
  ELSIF cardinality(patterns) = 1 THEN
    RETURN QUERY SELECT s.lead_id, s.created_at, s.assignee_id, s.creator_id FROM lead_search s
      WHERE s.company_id = company AND s.text LIKE patterns[1];
  ELSE
    RETURN QUERY SELECT s.lead_id, s.created_at, s.assignee_id, s.creator_id FROM lead_search s
      WHERE s.company_id = company AND s.text LIKE patterns[1] AND s.text LIKE patterns[2] AND s.text LIKE ALL (patterns[3:]);
  END IF;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION find_leads(uuid, text[]) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION find_leads(uuid, text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_leads(uuid, text[]) TO foyer_company, foyer_system;
--> statement-breakpoint
-- Everything that derives from the leads of a company, made again from the leads themselves: after a load without triggers,
-- or in case it is ever wrong.
CREATE FUNCTION derive_from_leads(company uuid) RETURNS void LANGUAGE plpgsql SET gin_pending_list_limit = '64MB' AS $$
BEGIN
  DELETE FROM lead_search WHERE company_id = company;
  INSERT INTO lead_search (company_id, lead_id, created_at, assignee_id, creator_id, text)
  SELECT company_id, id, created_at, assignee_id, creator_id, search FROM leads
  WHERE company_id = company AND deleted_at IS NULL AND archived_at IS NULL ORDER BY id;
  PERFORM sort_in_texts();
  DELETE FROM lead_tallies WHERE company_id = company;
  INSERT INTO lead_tallies (company_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
  SELECT company_id, assignee_id, creator_id, stage_id, call_status, count(*), sum(coalesce(budget, 0)) FROM leads
  WHERE company_id = company AND deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  DELETE FROM lead_tag_tallies WHERE company_id = company;
  INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
  SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, count(*), sum(coalesce(l.budget, 0))
  FROM lead_tags t JOIN leads l ON l.company_id = t.company_id AND l.id = t.lead_id
  WHERE t.company_id = company AND l.deleted_at IS NULL AND l.archived_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6;
  DELETE FROM lead_weeks WHERE company_id = company;
  INSERT INTO lead_weeks (company_id, week, assignee_id, creator_id, leads)
  SELECT company_id, week_of(created_at), assignee_id, creator_id, count(*) FROM leads
  WHERE company_id = company AND deleted_at IS NULL AND archived_at IS NULL GROUP BY 1, 2, 3, 4;
END $$;
--> statement-breakpoint
-- The order of a history is its key.
ALTER TABLE "lead_history" DROP CONSTRAINT "lead_history_company_id_lead_id_id_pk";
--> statement-breakpoint
DROP INDEX "lead_history_in_order";
--> statement-breakpoint
ALTER TABLE "lead_history" ADD CONSTRAINT "lead_history_company_id_lead_id_at_id_pk" PRIMARY KEY("company_id","lead_id","at","id");
