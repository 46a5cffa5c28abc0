CREATE TABLE "digest_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"by_email" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digest_preferences_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "digests_sent" (
	"company_id" uuid NOT NULL,
	"week" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digests_sent_company_id_week_pk" PRIMARY KEY("company_id","week")
);
--> statement-breakpoint
CREATE TABLE "sales_targets" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"amount" bigint,
	"leads" integer,
	"set_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_targets_company_id_month_user_id_pk" PRIMARY KEY("company_id","month","user_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_log" (
	"company_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"day" date NOT NULL,
	"person_id" uuid,
	"creator_id" uuid,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"leads" integer NOT NULL,
	"valued" integer NOT NULL,
	"amount" bigint NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "analytics_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "analytics_sums" (
	"company_id" uuid NOT NULL,
	"is_all" boolean NOT NULL,
	"is_month" boolean NOT NULL,
	"day" date NOT NULL,
	"person_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"key" text NOT NULL,
	"leads" integer NOT NULL,
	"valued" integer NOT NULL,
	"amount" bigint NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "analytics_sums_company_id_is_all_measure_is_month_person_id_day_key_creator_id_pk" PRIMARY KEY("company_id","is_all","measure","is_month","person_id","day","key","creator_id")
);
--> statement-breakpoint
CREATE TABLE "lead_calls" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" uuid,
	"call_status" text,
	"unanswered" smallint NOT NULL,
	CONSTRAINT "lead_calls_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_follow_ups" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"due_on" date NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text,
	"person_id" uuid,
	CONSTRAINT "lead_follow_ups_company_id_lead_id_id_pk" PRIMARY KEY("company_id","lead_id","id")
);
--> statement-breakpoint
CREATE TABLE "lead_stays" (
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"stage_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "lead_stays_company_id_lead_id_id_pk" PRIMARY KEY("company_id","lead_id","id")
);
--> statement-breakpoint
CREATE INDEX "analytics_sums_of_creator" ON "analytics_sums" USING btree ("company_id","measure","is_month","creator_id","day") WHERE not is_all and creator_id <> '00000000-0000-0000-0000-000000000000';--> statement-breakpoint
CREATE INDEX "lead_calls_of_lead" ON "lead_calls" USING btree ("company_id","lead_id","at","id","unanswered");--> statement-breakpoint
CREATE INDEX "lead_calls_in_order" ON "lead_calls" USING btree ("company_id","at","id","author_id","call_status","unanswered");--> statement-breakpoint
CREATE INDEX "lead_calls_of_author" ON "lead_calls" USING btree ("company_id","author_id","at","id","call_status","unanswered");--> statement-breakpoint
CREATE INDEX "lead_follow_ups_due" ON "lead_follow_ups" USING btree ("company_id","due_on","outcome","person_id","id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "lead_follow_ups_open" ON "lead_follow_ups" USING btree ("company_id","due_on","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "lead_stays_in_stage" ON "lead_stays" USING btree ("company_id","stage_id","entered_at") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "lead_history_of_day" ON "lead_history" USING btree ("company_id","at","id","actor_id");--> statement-breakpoint
CREATE INDEX "leads_first_contacted" ON "leads" USING btree ("company_id","first_contact_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and first_contact_at is not null;--> statement-breakpoint
CREATE INDEX "leads_interested" ON "leads" USING btree ("company_id","last_call_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and call_status = 'interested';
--> statement-breakpoint
SELECT foyer_protect('analytics_log', 'company'), foyer_protect('analytics_sums', 'company'),
  foyer_protect('lead_calls', 'company'), foyer_protect('lead_stays', 'company'), foyer_protect('lead_follow_ups', 'company'),
  foyer_protect('sales_targets', 'company'), foyer_protect('digest_preferences', 'company'), foyer_protect('digests_sent', 'company');
--> statement-breakpoint
GRANT USAGE ON SEQUENCE analytics_log_id_seq, lead_stays_id_seq, lead_follow_ups_id_seq TO foyer_company, foyer_system;
--> statement-breakpoint
-- What has changed is added to the sums of its day and month, of its person and of all, the oldest first, at most so many rows.
-- A reader sees the rows of the log or their sums, never both.
CREATE FUNCTION take_analytics_log(company uuid, at_most int DEFAULT 2147483647) RETURNS SETOF analytics_sums LANGUAGE sql
SET enable_hashjoin = on SET enable_nestloop = on SET enable_seqscan = off SET jit = off AS $$
  WITH taken AS (
    DELETE FROM analytics_log WHERE company_id = company
      AND id <= (SELECT max(id) FROM (SELECT id FROM analytics_log WHERE company_id = company ORDER BY id LIMIT at_most) AS oldest)
    RETURNING *
  )
  SELECT company, is_all, is_month, CASE WHEN is_month THEN date_trunc('month', day)::date ELSE day END,
    CASE WHEN is_all OR person_id IS NULL THEN '00000000-0000-0000-0000-000000000000' ELSE person_id END,
    CASE WHEN is_all OR creator_id IS NULL THEN '00000000-0000-0000-0000-000000000000' ELSE creator_id END,
    measure, key, sum(leads)::int, sum(valued)::int, sum(amount)::bigint, sum(seconds)::bigint
  FROM taken CROSS JOIN (VALUES (true), (false)) AS a(is_all) CROSS JOIN (VALUES (true), (false)) AS m(is_month)
  GROUP BY 2, 3, 4, 5, 6, 7, 8
  HAVING sum(leads) <> 0 OR sum(valued) <> 0 OR sum(amount) <> 0 OR sum(seconds) <> 0
$$;
--> statement-breakpoint
-- Done by a job, since to add to the sums takes longer than the change itself. Whoever comes while another folds leaves it
-- to them. Returns how many rows wait still, counted as far.
CREATE FUNCTION fold_analytics(company uuid, at_most int DEFAULT 2147483647) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('fold analytics ' || company, 0)) THEN
    RETURN 0;
  END IF;
  INSERT INTO analytics_sums AS s SELECT * FROM take_analytics_log(company, at_most)
  ON CONFLICT (company_id, is_all, measure, is_month, person_id, day, key, creator_id) DO UPDATE
  SET leads = s.leads + excluded.leads, valued = s.valued + excluded.valued, amount = s.amount + excluded.amount,
    seconds = s.seconds + excluded.seconds;
  RETURN (SELECT count(*) FROM (SELECT FROM analytics_log WHERE company_id = company LIMIT at_most) AS waiting);
END $$;
--> statement-breakpoint
-- Whoever counts does it while nobody counts everything again; that may take a minute, and people are told rather than kept waiting.
CREATE FUNCTION count_in(company uuid) RETURNS void LANGUAGE sql SET lock_timeout = '5s' AS $$
  SELECT pg_advisory_xact_lock_shared(hashtextextended('count analytics ' || company, 0))
$$;
--> statement-breakpoint
CREATE TYPE analytics_fact AS (measure text, key text, day date, person_id uuid, creator_id uuid, leads int, valued int, amount bigint, seconds bigint);
--> statement-breakpoint
-- Cities and reasons under which leads are counted together: in whatever letters, and no longer than a key may be.
CREATE FUNCTION figure_key(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT btrim(left(lower(btrim(coalesce(name, ''))), 300)) $$;
--> statement-breakpoint
-- Of a lead, what is counted. Nothing here changes, nothing in the sums does.
CREATE TYPE counted_lead AS (company_id uuid, id uuid, is_live boolean, created_at timestamptz, assignee_id uuid, creator_id uuid,
  stage_id uuid, stage_since timestamptz, budget bigint, source text, city text, reason text, first_contact_at timestamptz,
  quiet_since timestamptz, follow_up_on date);
--> statement-breakpoint
CREATE FUNCTION counted(l leads) RETURNS SETOF counted_lead LANGUAGE sql IMMUTABLE AS $$
  SELECT l.company_id, l.id, l.deleted_at IS NULL AND l.archived_at IS NULL, l.created_at, l.assignee_id, nullif(l.creator_id, l.assignee_id),
    l.stage_id, l.stage_since, l.budget, coalesce(l.source, ''), l.city, l.reason_not_interested, l.first_contact_at,
    CASE WHEN l.call_status = 'interested' THEN coalesce(l.last_call_at, l.created_at) END, l.follow_up_on
$$;
--> statement-breakpoint
-- What one live lead adds to the sums by itself, by the clocks of its firm; with the sign -1, what it takes away again. Only
-- that in which it differs from what it was or will be. The lead belongs to its assignee; its creator may see it too.
-- Step by step, since it runs twice in every update, where one query of many parts would take longer to begin than to run.
CREATE FUNCTION lead_facts(l counted_lead, kind text, other counted_lead, other_kind text, zone text, sign int)
RETURNS analytics_fact[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  is_other boolean := (l.is_live, l.created_at, l.assignee_id, l.creator_id)
    IS DISTINCT FROM (other.is_live, other.created_at, other.assignee_id, other.creator_id);
  is_other_source boolean := is_other OR l.source <> other.source;
  is_other_value boolean := is_other OR l.budget IS DISTINCT FROM other.budget;
  came date;
  closed date;
  has_budget int := sign * (l.budget IS NOT NULL)::int;
  value bigint := sign * coalesce(l.budget, 0);
  answered int;
  response bigint;
  facts analytics_fact[] := '{}';
BEGIN
  IF NOT l.is_live THEN
    RETURN facts;
  END IF;
  IF is_other_value OR l.stage_id <> other.stage_id THEN
    came := (l.created_at AT TIME ZONE zone)::date;
    facts := ARRAY[ROW('stage', l.stage_id::text, came, l.assignee_id, l.creator_id, sign, has_budget, value, 0)::analytics_fact];
  END IF;
  IF is_other_source OR l.first_contact_at IS DISTINCT FROM other.first_contact_at THEN
    came := (l.created_at AT TIME ZONE zone)::date;
    answered := sign * (l.first_contact_at IS NOT NULL)::int;
    response := sign * greatest(0, floor(extract(epoch FROM coalesce(l.first_contact_at, l.created_at) - l.created_at)))::bigint;
    facts := facts || ARRAY[
      ROW('source', l.source, came, l.assignee_id, l.creator_id, sign, answered, 0, response)::analytics_fact,
      ROW('response', '', came, l.assignee_id, l.creator_id, sign, answered, 0, response)::analytics_fact];
  END IF;
  IF l.first_contact_at IS NOT NULL AND (is_other OR l.first_contact_at IS DISTINCT FROM other.first_contact_at) THEN
    facts := facts || ROW('contacted', '', (l.first_contact_at AT TIME ZONE zone)::date, l.assignee_id, l.creator_id, sign, 0, 0, 0)::analytics_fact;
  END IF;
  IF l.quiet_since IS NOT NULL AND (is_other OR l.quiet_since IS DISTINCT FROM other.quiet_since) THEN
    facts := facts || ROW('quiet', '', (l.quiet_since AT TIME ZONE zone)::date, l.assignee_id, l.creator_id, sign, 0, 0, 0)::analytics_fact;
  END IF;
  IF l.follow_up_on IS NOT NULL AND (is_other OR l.follow_up_on IS DISTINCT FROM other.follow_up_on) THEN
    facts := facts || ROW('follow-up', 'open', l.follow_up_on, l.assignee_id, NULL, sign, 0, 0, 0)::analytics_fact;
  END IF;
  IF kind IN ('won', 'lost') AND (is_other_source OR is_other_value OR kind IS DISTINCT FROM other_kind
    OR (l.stage_since, l.city, l.reason) IS DISTINCT FROM (other.stage_since, other.city, other.reason))
  THEN
    closed := (l.stage_since AT TIME ZONE zone)::date;
    facts := facts || ROW(kind, figure_key(CASE kind WHEN 'won' THEN l.city ELSE l.reason END), closed,
      l.assignee_id, l.creator_id, sign, has_budget, value,
      sign * greatest(0, floor(extract(epoch FROM l.stage_since - l.created_at)))::bigint)::analytics_fact;
    IF kind = 'won' THEN
      facts := facts || ARRAY[
        ROW('won-source', l.source, closed, l.assignee_id, l.creator_id, sign, has_budget, value, 0)::analytics_fact,
        ROW('sale', '', closed, l.assignee_id, l.creator_id, sign, has_budget, value, 0)::analytics_fact];
    END IF;
  END IF;
  RETURN facts;
END $$;
--> statement-breakpoint
-- What it adds by the stages it has been in.
CREATE FUNCTION stay_facts(l counted_lead, kind text, zone text, sign int) RETURNS analytics_fact[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT l.is_live THEN
    RETURN '{}';
  END IF;
  RETURN array(
    SELECT CASE m.measure
        WHEN 'reached' THEN ROW(m.measure, y.stage_id::text, (l.created_at AT TIME ZONE zone)::date, l.assignee_id, l.creator_id,
          sign, sign * y.ended, 0, sign * y.seconds)::analytics_fact
        ELSE ROW(m.measure, y.stage_id::text, (l.stage_since AT TIME ZONE zone)::date, l.assignee_id, l.creator_id,
          sign, sign * (kind = 'won')::int, 0, 0)::analytics_fact
      END
    FROM (
      SELECT stage_id, count(left_at)::int AS ended, coalesce(sum(floor(extract(epoch FROM left_at - entered_at))), 0)::bigint AS seconds
      FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id GROUP BY 1
    ) AS y CROSS JOIN (VALUES ('reached'), ('outcome')) AS m(measure)
    WHERE m.measure = 'reached' OR kind IN ('won', 'lost'));
END $$;
--> statement-breakpoint
-- The same of a new lead, which is in its first stage.
CREATE FUNCTION first_stay_facts(l counted_lead, kind text, zone text) RETURNS analytics_fact[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  facts analytics_fact[];
BEGIN
  IF NOT l.is_live THEN
    RETURN '{}';
  END IF;
  facts := ARRAY[ROW('reached', l.stage_id::text, (l.created_at AT TIME ZONE zone)::date, l.assignee_id, l.creator_id, 1, 0, 0, 0)::analytics_fact];
  IF kind IN ('won', 'lost') THEN
    facts := facts || ROW('outcome', l.stage_id::text, (l.stage_since AT TIME ZONE zone)::date, l.assignee_id, l.creator_id,
      1, (kind = 'won')::int, 0, 0)::analytics_fact;
  END IF;
  RETURN facts;
END $$;
--> statement-breakpoint
-- All that a lead adds.
CREATE FUNCTION all_facts(l counted_lead, kind text, zone text, sign int) RETURNS analytics_fact[] LANGUAGE sql STABLE AS $$
  SELECT lead_facts(l, kind, NULL, NULL, zone, sign) || stay_facts(l, kind, zone, sign)
$$;
--> statement-breakpoint
-- What a call adds: to those of its author on its day, and the second without an answer in a row as a repeated one.
CREATE FUNCTION call_facts(c lead_calls, zone text, sign int) RETURNS analytics_fact[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  at date := (c.at AT TIME ZONE zone)::date;
  facts analytics_fact[] := ARRAY[ROW('call', coalesce(c.call_status, ''), at, c.author_id, NULL, sign, 0, 0, 0)::analytics_fact];
BEGIN
  IF c.call_status = 'no-response' AND c.unanswered = 2 THEN
    facts := facts || ROW('repeated', '', at, c.author_id, NULL, sign, 0, 0, 0)::analytics_fact;
  END IF;
  RETURN facts;
END $$;
--> statement-breakpoint
-- What a follow-up adds that was settled; one that was put off in time is neither kept nor missed.
CREATE FUNCTION settled_facts(f lead_follow_ups, sign int) RETURNS analytics_fact[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN f.outcome <> 'moved' THEN ARRAY[ROW('follow-up', f.outcome, f.due_on, f.person_id, NULL, sign, 0, 0, 0)::analytics_fact]
    ELSE '{}' END;
END $$;
--> statement-breakpoint
CREATE FUNCTION log_facts(company uuid, facts analytics_fact[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(facts) = 0 THEN
    RETURN;
  END IF;
  INSERT INTO analytics_log (company_id, measure, key, day, person_id, creator_id, leads, valued, amount, seconds)
  SELECT company, f.measure, f.key, f.day, f.person_id, f.creator_id, sum(f.leads), sum(f.valued), sum(f.amount), sum(f.seconds)
  FROM unnest(facts) AS f GROUP BY 2, 3, 4, 5, 6
  HAVING sum(f.leads) <> 0 OR sum(f.valued) <> 0 OR sum(f.amount) <> 0 OR sum(f.seconds) <> 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_added_leads() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  firm record;
BEGIN
  FOR firm IN
    SELECT company_id AS id, (SELECT time_zone FROM companies WHERE id = company_id) AS zone, bool_or(follow_up_on IS NOT NULL) AS has_plans
    FROM added GROUP BY 1
  LOOP
    PERFORM count_in(firm.id);
    INSERT INTO lead_stays (company_id, lead_id, stage_id, entered_at) SELECT firm.id, id, stage_id, stage_since FROM added WHERE company_id = firm.id;
    IF firm.has_plans THEN
      INSERT INTO lead_follow_ups (company_id, lead_id, due_on, set_at)
      SELECT firm.id, id, follow_up_on, updated_at FROM added WHERE company_id = firm.id AND follow_up_on IS NOT NULL;
    END IF;
    INSERT INTO analytics_log (company_id, measure, key, day, person_id, creator_id, leads, valued, amount, seconds)
    SELECT firm.id, f.measure, f.key, f.day, f.person_id, f.creator_id, sum(f.leads), sum(f.valued), sum(f.amount), sum(f.seconds)
    FROM (
      SELECT c AS lead, (SELECT s.kind FROM stages s WHERE s.company_id = c.company_id AND s.id = c.stage_id) AS kind
      FROM added a CROSS JOIN LATERAL counted(ROW(a.*)::leads) AS c WHERE a.company_id = firm.id
    ) AS l
    CROSS JOIN LATERAL unnest(lead_facts(l.lead, l.kind, NULL, NULL, firm.zone, 1) || first_stay_facts(l.lead, l.kind, firm.zone)) AS f
    GROUP BY 2, 3, 4, 5, 6;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- How a follow-up ended that stood until now: kept if its lead was contacted by its day, late if after it. Whoever says that
-- it is done, or closes the lead, has kept it on that day. One that was put off in time is neither; one that was put off
-- after its day, with nobody having spoken to the lead, was missed.
CREATE FUNCTION follow_up_outcome(due date, set_at timestamptz, is_done boolean, contact timestamptz, at timestamptz, zone text)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF contact > set_at THEN
    RETURN CASE WHEN (contact AT TIME ZONE zone)::date <= due THEN 'kept' ELSE 'late' END;
  END IF;
  RETURN CASE WHEN (at AT TIME ZONE zone)::date <= due THEN CASE WHEN is_done THEN 'kept' ELSE 'moved' END
    ELSE CASE WHEN is_done THEN 'late' ELSE 'missed' END END;
END $$;
--> statement-breakpoint
-- When somebody first spoke to a lead since: in a call, or in a meeting. (Of a function in SQL the plan would be made in every update.)
CREATE FUNCTION contacted_after(company uuid, lead uuid, since timestamptz) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT least(
    (SELECT min(c.at) FROM lead_calls c WHERE c.company_id = company AND c.lead_id = lead AND c.at > since),
    (SELECT min(h.at) FROM lead_history h WHERE h.company_id = company AND h.lead_id = lead AND h.kind IN ('interaction', 'remark')
      AND h.at > since AND (h.kind = 'interaction' OR h.details ? 'remarkType') AND NOT h.details ? 'callStatus')));
END $$;
--> statement-breakpoint
-- What was undone has not been: then times go back, and the stay that had ended goes on. The last stay of a lead is the one
-- that goes on.
CREATE FUNCTION move_stay(was counted_lead, l counted_lead) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last bigint := (SELECT max(id) FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id);
  goes_on boolean := false;
BEGIN
  IF l.stage_since < was.stage_since THEN
    DELETE FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id AND id = last;
    UPDATE lead_stays SET left_at = NULL WHERE company_id = l.company_id AND lead_id = l.id AND stage_id = l.stage_id
      AND id = (SELECT max(id) FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id);
    goes_on := found;
  ELSE
    UPDATE lead_stays SET left_at = l.stage_since WHERE company_id = l.company_id AND lead_id = l.id AND id = last;
  END IF;
  IF NOT goes_on THEN
    INSERT INTO lead_stays (company_id, lead_id, stage_id, entered_at) VALUES (l.company_id, l.id, l.stage_id, l.stage_since);
  END IF;
END $$;
--> statement-breakpoint
-- The usual move, from one open stage to another with nothing else about the lead changed, and what it adds: one stay has ended,
-- and a stage may be reached for the first time. The same as moving and counting all stays before and after, at a quarter of the time.
CREATE FUNCTION move_on(was counted_lead, l counted_lead, zone text) RETURNS analytics_fact[] LANGUAGE plpgsql AS $$
DECLARE
  came date := (l.created_at AT TIME ZONE zone)::date;
  begun timestamptz;
  ended int;
  is_first boolean;
BEGIN
  UPDATE lead_stays SET left_at = l.stage_since WHERE company_id = l.company_id AND lead_id = l.id
    AND id = (SELECT max(id) FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id)
    RETURNING entered_at INTO begun;
  ended := found::int;
  is_first := NOT EXISTS (SELECT FROM lead_stays WHERE company_id = l.company_id AND lead_id = l.id AND stage_id = l.stage_id);
  INSERT INTO lead_stays (company_id, lead_id, stage_id, entered_at) VALUES (l.company_id, l.id, l.stage_id, l.stage_since);
  RETURN ARRAY[
    ROW('reached', was.stage_id::text, came, l.assignee_id, l.creator_id, 0, ended, 0,
      coalesce(floor(extract(epoch FROM l.stage_since - begun)), 0)::bigint)::analytics_fact,
    ROW('reached', l.stage_id::text, came, l.assignee_id, l.creator_id, is_first::int, 0, 0, 0)::analytics_fact];
END $$;
--> statement-breakpoint
-- The follow-up that stood ends, or goes on if what ended it was undone; what that adds. Only the last one of a lead may stand.
CREATE FUNCTION move_follow_up(was counted_lead, l counted_lead, changed_at timestamptz, called_at timestamptz, is_undone boolean, zone text)
RETURNS analytics_fact[] LANGUAGE plpgsql AS $$
DECLARE
  last lead_follow_ups;
  contact timestamptz;
  facts analytics_fact[] := '{}';
BEGIN
  SELECT * INTO last FROM lead_follow_ups WHERE company_id = l.company_id AND lead_id = l.id ORDER BY id DESC LIMIT 1;
  IF is_undone THEN
    IF last.id IS NOT NULL AND last.outcome IS NULL THEN
      DELETE FROM lead_follow_ups WHERE company_id = l.company_id AND lead_id = l.id AND id = last.id;
      SELECT * INTO last FROM lead_follow_ups WHERE company_id = l.company_id AND lead_id = l.id ORDER BY id DESC LIMIT 1;
    END IF;
    IF last.due_on = l.follow_up_on THEN
      UPDATE lead_follow_ups SET outcome = NULL, settled_at = NULL, person_id = NULL
      WHERE company_id = l.company_id AND lead_id = l.id AND id = last.id;
      RETURN settled_facts(last, -1);
    END IF;
  ELSIF last.id IS NOT NULL AND last.outcome IS NULL THEN
    contact := least(contacted_after(l.company_id, l.id, last.set_at), CASE WHEN called_at > last.set_at THEN called_at END);
    last.outcome := follow_up_outcome(last.due_on, last.set_at, l.follow_up_on IS NULL, contact, changed_at, zone);
    last.person_id := was.assignee_id;
    UPDATE lead_follow_ups SET settled_at = changed_at, person_id = last.person_id, outcome = last.outcome
    WHERE company_id = l.company_id AND lead_id = l.id AND id = last.id;
    facts := settled_facts(last, 1);
  END IF;
  IF l.follow_up_on IS NOT NULL THEN
    INSERT INTO lead_follow_ups (company_id, lead_id, due_on, set_at) VALUES (l.company_id, l.id, l.follow_up_on, changed_at);
  END IF;
  RETURN facts;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_leads() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off SET enable_mergejoin = off SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  pair record;
  was counted_lead;
  lead counted_lead;
  firm uuid;
  zone text;
  is_undone boolean;
  is_same_otherwise boolean;
  unmerged uuid[];
  facts analytics_fact[] := '{}';
BEGIN
  FOR pair IN
    SELECT w AS was, c AS lead, (SELECT s.kind FROM stages s WHERE s.company_id = w.company_id AND s.id = w.stage_id) AS kind_before,
      (SELECT s.kind FROM stages s WHERE s.company_id = c.company_id AND s.id = c.stage_id) AS kind,
      g.updated_at AS stood_until, a.last_call_at AS called_at, a.updated_at AS changed_at
    FROM added a JOIN gone g ON g.company_id = a.company_id AND g.id = a.id
    CROSS JOIN LATERAL counted(ROW(g.*)::leads) AS w CROSS JOIN LATERAL counted(ROW(a.*)::leads) AS c
    WHERE w IS DISTINCT FROM c
  LOOP
    was := pair.was;
    lead := pair.lead;
    -- An array that grows is copied each time.
    IF firm IS DISTINCT FROM lead.company_id OR cardinality(facts) > 400 THEN
      IF firm IS NOT NULL THEN
        PERFORM log_facts(firm, facts);
      END IF;
      facts := '{}';
      firm := lead.company_id;
      PERFORM count_in(firm);
      zone := (SELECT time_zone FROM companies WHERE id = firm);
    END IF;
    is_undone := lead.stage_since < was.stage_since;
    is_same_otherwise := lead.is_live AND was.is_live
      AND (lead.assignee_id, lead.creator_id, lead.created_at) IS NOT DISTINCT FROM (was.assignee_id, was.creator_id, was.created_at);
    facts := facts || lead_facts(was, pair.kind_before, lead, pair.kind, zone, -1) || lead_facts(lead, pair.kind, was, pair.kind_before, zone, 1);
    IF lead.stage_id <> was.stage_id AND NOT is_undone AND is_same_otherwise
      AND pair.kind_before NOT IN ('won', 'lost') AND pair.kind NOT IN ('won', 'lost')
    THEN
      facts := facts || move_on(was, lead, zone);
    ELSIF NOT is_same_otherwise OR lead.stage_id <> was.stage_id OR lead.stage_since <> was.stage_since THEN
      facts := facts || stay_facts(was, pair.kind_before, zone, -1);
      IF lead.stage_id <> was.stage_id OR is_undone THEN
        PERFORM move_stay(was, lead);
      END IF;
      facts := facts || stay_facts(lead, pair.kind, zone, 1);
    END IF;
    IF lead.follow_up_on IS DISTINCT FROM was.follow_up_on THEN
      IF unmerged IS NULL THEN
        unmerged := array(SELECT m.merged_into FROM gone m JOIN added back ON back.company_id = m.company_id AND back.id = m.id
          WHERE m.merged_into IS NOT NULL AND back.merged_into IS NULL);
      END IF;
      facts := facts || move_follow_up(was, lead, pair.changed_at, pair.called_at, is_undone
        OR EXISTS (SELECT FROM lead_history h WHERE h.company_id = firm AND h.lead_id = lead.id AND h.kind = 'call-undone' AND h.at > pair.stood_until)
        OR lead.id = ANY (unmerged), zone);
    END IF;
  END LOOP;
  IF firm IS NOT NULL THEN
    PERFORM log_facts(firm, facts);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_gone_leads() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  firm record;
BEGIN
  PERFORM count_in(company_id) FROM (SELECT DISTINCT company_id FROM gone) AS firms;
  INSERT INTO analytics_log (company_id, measure, key, day, person_id, creator_id, leads, valued, amount, seconds)
  SELECT l.company_id, f.measure, f.key, f.day, f.person_id, f.creator_id, sum(f.leads), sum(f.valued), sum(f.amount), sum(f.seconds)
  FROM (
    SELECT c.company_id, c AS lead, (SELECT s.kind FROM stages s WHERE s.company_id = c.company_id AND s.id = c.stage_id) AS kind,
      (SELECT k.time_zone FROM companies k WHERE k.id = c.company_id) AS zone
    FROM gone g CROSS JOIN LATERAL counted(ROW(g.*)::leads) AS c
  ) AS l CROSS JOIN LATERAL unnest(all_facts(l.lead, l.kind, l.zone, -1)) AS f
  GROUP BY 1, 2, 3, 4, 5, 6;
  FOR firm IN SELECT company_id AS id, array_agg(id) AS leads FROM gone GROUP BY 1 LOOP
    DELETE FROM lead_stays WHERE company_id = firm.id AND lead_id = ANY (firm.leads);
    WITH deleted AS (DELETE FROM lead_follow_ups WHERE company_id = firm.id AND lead_id = ANY (firm.leads) RETURNING *)
    INSERT INTO analytics_log (company_id, measure, key, day, person_id, creator_id, leads, valued, amount, seconds)
    SELECT firm.id, f.measure, f.key, f.day, f.person_id, f.creator_id, sum(f.leads), 0, 0, 0
    FROM deleted CROSS JOIN LATERAL unnest(settled_facts(deleted, -1)) AS f GROUP BY 2, 3, 4, 5, 6;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_counted AFTER INSERT ON leads REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_leads();
--> statement-breakpoint
CREATE TRIGGER leads_counted_again AFTER UPDATE ON leads REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_leads();
--> statement-breakpoint
CREATE TRIGGER leads_counted_no_more AFTER DELETE ON leads REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_gone_leads();
--> statement-breakpoint
-- A call: somebody said how it went, or that they called, or wrote down what was said in one.
CREATE FUNCTION is_call(kind text, details jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(kind IN ('call', 'status', 'interaction') AND details->>'callStatus' <> 'new', false)
    OR coalesce(kind IN ('call', 'contacted') AND details->>'channel' = 'call', false)
    OR coalesce(kind = 'remark' AND details->>'remarkType' = 'call', false)
$$;
--> statement-breakpoint
-- The lines of one update are a millisecond apart, in their order. An outcome that is a status of the stage too is said in
-- two of them, and is one call.
CREATE FUNCTION same_update() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '1 millisecond' $$;
--> statement-breakpoint
CREATE FUNCTION drop_calls(company uuid, lines uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  zone text := (SELECT time_zone FROM companies WHERE id = company);
BEGIN
  WITH deleted AS (DELETE FROM lead_calls WHERE company_id = company AND id = ANY (lines) RETURNING *)
  INSERT INTO analytics_log (company_id, measure, key, day, person_id, creator_id, leads, valued, amount, seconds)
  SELECT company, f.measure, f.key, f.day, f.person_id, f.creator_id, sum(f.leads), 0, 0, 0
  FROM deleted CROSS JOIN LATERAL unnest(call_facts(deleted, zone, -1)) AS f GROUP BY 2, 3, 4, 5, 6;
END $$;
--> statement-breakpoint
CREATE FUNCTION find_added_calls() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  firm record;
  line record;
  call lead_calls;
  zone text;
  facts analytics_fact[] := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE kind IN ('call', 'status', 'interaction', 'contacted', 'remark', 'call-undone')) THEN
    RETURN NULL;
  END IF;
  PERFORM count_in(company_id) FROM (SELECT DISTINCT company_id FROM added) AS firms;
  FOR firm IN SELECT company_id AS id, array_agg((details->>'undone')::uuid) AS lines FROM added WHERE kind = 'call-undone' GROUP BY 1 LOOP
    PERFORM drop_calls(firm.id, firm.lines);
  END LOOP;
  FOR line IN
    SELECT * FROM (
      SELECT company_id, id, lead_id, at, actor_id, details->>'callStatus' AS outcome,
        coalesce(kind = 'status' AND lead(at) OVER (PARTITION BY company_id, lead_id, actor_id ORDER BY at, id) <= at + same_update(), false)
          AS is_said_again
      FROM added WHERE is_call(kind, details)
    ) AS calls
    WHERE NOT is_said_again ORDER BY company_id, at, id
  LOOP
    IF call.company_id IS DISTINCT FROM line.company_id OR cardinality(facts) > 400 THEN
      PERFORM log_facts(call.company_id, facts);
      facts := '{}';
      zone := (SELECT time_zone FROM companies WHERE id = line.company_id);
    END IF;
    call := ROW(line.company_id, line.id, line.lead_id, line.at, line.actor_id, line.outcome, 0);
    -- One without an outcome neither ends a run nor goes on with it.
    IF line.outcome = 'no-response' OR line.outcome IS NULL THEN
      call.unanswered := least(32000, (line.outcome IS NOT NULL)::int + coalesce((SELECT p.unanswered FROM lead_calls p
        WHERE p.company_id = call.company_id AND p.lead_id = call.lead_id ORDER BY p.at DESC, p.id DESC LIMIT 1), 0));
    END IF;
    INSERT INTO lead_calls SELECT call.*;
    facts := facts || call_facts(call, zone, 1);
  END LOOP;
  PERFORM log_facts(call.company_id, facts);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION find_moved_calls() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE lead_calls c SET lead_id = a.lead_id FROM added a WHERE c.company_id = a.company_id AND c.id = a.id AND c.lead_id <> a.lead_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION find_gone_calls() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM count_in(company_id) FROM (SELECT DISTINCT company_id FROM gone) AS firms;
  PERFORM drop_calls(company_id, lines) FROM (SELECT company_id, array_agg(id) AS lines FROM gone GROUP BY 1) AS firms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER calls_found AFTER INSERT ON lead_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION find_added_calls();
--> statement-breakpoint
CREATE TRIGGER calls_moved AFTER UPDATE ON lead_history REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION find_moved_calls();
--> statement-breakpoint
CREATE TRIGGER calls_gone AFTER DELETE ON lead_history REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION find_gone_calls();
--> statement-breakpoint
-- The sums of a firm, of all its leads, calls and follow-ups as they are now. Nobody may count or fold meanwhile.
CREATE FUNCTION count_whole(company uuid) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_nestloop = off SET jit = off AS $$
DECLARE
  zone text := (SELECT time_zone FROM companies WHERE id = company);
BEGIN
  DELETE FROM analytics_log WHERE company_id = company;
  DELETE FROM analytics_sums WHERE company_id = company;
  WITH facts AS (
    SELECT f.* FROM leads l JOIN stages s ON s.company_id = company AND s.id = l.stage_id CROSS JOIN LATERAL counted(l) AS c
    CROSS JOIN LATERAL unnest(all_facts(c, s.kind, zone, 1)) AS f WHERE l.company_id = company
    UNION ALL
    SELECT f.* FROM lead_calls c CROSS JOIN LATERAL unnest(call_facts(c, zone, 1)) AS f WHERE c.company_id = company
    UNION ALL
    SELECT f.* FROM lead_follow_ups p CROSS JOIN LATERAL unnest(settled_facts(p, 1)) AS f WHERE p.company_id = company
  ), days AS (
    SELECT measure, key, day, person_id, creator_id, sum(leads) AS leads, sum(valued) AS valued, sum(amount) AS amount, sum(seconds) AS seconds
    FROM facts GROUP BY 1, 2, 3, 4, 5
  )
  INSERT INTO analytics_sums
  SELECT company, is_all, is_month, CASE WHEN is_month THEN date_trunc('month', day)::date ELSE day END,
    CASE WHEN is_all OR person_id IS NULL THEN '00000000-0000-0000-0000-000000000000' ELSE person_id END,
    CASE WHEN is_all OR creator_id IS NULL THEN '00000000-0000-0000-0000-000000000000' ELSE creator_id END,
    measure, key, sum(leads), sum(valued), sum(amount), sum(seconds)
  FROM days CROSS JOIN (VALUES (true), (false)) AS a(is_all) CROSS JOIN (VALUES (true), (false)) AS m(is_month)
  GROUP BY 2, 3, 4, 5, 6, 7, 8;
END $$;
--> statement-breakpoint
-- Everything that is counted, made again from leads and their history: for firms from before there were figures, after a load
-- without triggers.
CREATE FUNCTION derive_analytics(company uuid) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_nestloop = off SET jit = off AS $$
DECLARE
  zone text := (SELECT time_zone FROM companies WHERE id = company);
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('count analytics ' || company, 0));
  PERFORM pg_advisory_xact_lock(hashtextextended('fold analytics ' || company, 0));
  DELETE FROM lead_calls WHERE company_id = company;
  DELETE FROM lead_stays WHERE company_id = company;
  DELETE FROM lead_follow_ups WHERE company_id = company;
  -- Calls that were undone before the lines said which: the last contact of that person with that lead.
  WITH undone AS (
    SELECT coalesce((u.details->>'undone')::uuid, (
      SELECT h.id FROM lead_history h WHERE h.company_id = company AND h.lead_id = u.lead_id AND h.at <= u.at
        AND h.actor_id = u.actor_id AND h.details ? 'callBefore' ORDER BY h.at DESC, h.id DESC LIMIT 1)) AS line
    FROM lead_history u WHERE u.company_id = company AND u.kind = 'call-undone'
  ), said AS (
    SELECT id AS line, lead_id, at, actor_id, details->>'callStatus' AS outcome,
      coalesce(kind = 'status' AND lead(at) OVER (PARTITION BY lead_id, actor_id ORDER BY at, id) <= at + same_update(), false)
        AS is_said_again
    FROM lead_history WHERE company_id = company AND is_call(kind, details)
  ), calls AS (
    SELECT *, count(*) FILTER (WHERE outcome <> 'no-response') OVER (PARTITION BY lead_id ORDER BY at, line) AS run
    FROM said WHERE NOT is_said_again AND NOT EXISTS (SELECT FROM undone WHERE undone.line = said.line)
  )
  INSERT INTO lead_calls (company_id, id, lead_id, at, author_id, call_status, unanswered)
  SELECT company, line, lead_id, at, actor_id, outcome,
    least(32000, count(*) FILTER (WHERE outcome = 'no-response') OVER (PARTITION BY lead_id, run ORDER BY at, line))
  FROM calls;
  -- A move is as old as the first line of its update.
  WITH lines AS (
    SELECT lead_id, at, id, kind, details, at <= lag(at) OVER (PARTITION BY lead_id ORDER BY at, id) + same_update() AS goes_on
    FROM lead_history WHERE company_id = company
  ), updates AS (
    SELECT *, max(at) FILTER (WHERE goes_on IS NOT TRUE) OVER (PARTITION BY lead_id ORDER BY at, id) AS begun FROM lines
  ), moves AS (
    SELECT lead_id, begun AS at, id, (details->>'from')::uuid AS "from", (details->>'to')::uuid AS "to",
      kind = 'stage-undone' OR details ? 'takesBack' AS is_undoing
    FROM updates WHERE kind IN ('stage', 'reopened', 'stage-undone')
      AND details->>'from' ~ '^[0-9a-f-]{36}$' AND details->>'to' ~ '^[0-9a-f-]{36}$'
  ), paired AS (
    SELECT *, sum(CASE WHEN is_undoing THEN -1 ELSE 1 END) OVER (PARTITION BY lead_id ORDER BY at, id) AS depth FROM moves
  ), lasting AS (
    -- Each undoing takes back the last move that nobody has taken back yet.
    SELECT *, min(depth) OVER (PARTITION BY lead_id ORDER BY at, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) < depth AS is_undone
    FROM paired
  ), made AS (
    SELECT lead_id, at, id, "from", "to", row_number() OVER (PARTITION BY lead_id ORDER BY at, id) AS place
    FROM lasting WHERE NOT is_undoing AND is_undone IS NOT TRUE
  ), entered AS (
    SELECT l.id AS lead_id, coalesce(m."from", l.stage_id) AS stage_id, CASE WHEN m.lead_id IS NULL THEN l.stage_since ELSE l.created_at END AS at, 0 AS place
    FROM leads l LEFT JOIN made m ON m.lead_id = l.id AND m.place = 1 WHERE l.company_id = company
    UNION ALL
    SELECT m.lead_id, m."to", m.at, m.place FROM made m JOIN leads l ON l.company_id = company AND l.id = m.lead_id
  )
  INSERT INTO lead_stays (company_id, lead_id, stage_id, entered_at, left_at)
  SELECT company, lead_id, stage_id, at, lead(at) OVER (PARTITION BY lead_id ORDER BY place) FROM entered ORDER BY lead_id, place;
  WITH undone AS (
    SELECT u.lead_id, u.at, coalesce((u.details->>'undone')::uuid, (
      SELECT h.id FROM lead_history h WHERE h.company_id = company AND h.lead_id = u.lead_id AND h.at <= u.at
        AND h.actor_id = u.actor_id AND h.details ? 'callBefore' ORDER BY h.at DESC, h.id DESC LIMIT 1)) AS line
    FROM lead_history u WHERE u.company_id = company AND u.kind = 'call-undone'
  ), taken_back AS (
    SELECT undone.lead_id, h.at FROM undone JOIN lead_history h ON h.company_id = company AND h.lead_id = undone.lead_id AND h.id = undone.line
  ), said AS (
    -- One that was set in the form stands there in words.
    SELECT h.lead_id, h.at, h.id, CASE h.kind WHEN 'follow-up' THEN (h.details->'followUp'->>'on')::date
      ELSE to_date(substring(h.details->>'to' FROM '^\d{2} [A-Z][a-z]{2} \d{4}'), 'DD Mon YYYY') END AS due
    FROM lead_history h
    WHERE h.company_id = company AND (h.kind = 'follow-up' OR (h.kind = 'changed' AND h.details->>'field' = 'followUpOn')) AND NOT EXISTS (
      SELECT FROM taken_back t WHERE t.lead_id = h.lead_id AND h.at BETWEEN t.at AND t.at + 10 * same_update())
  ), last_said AS (
    SELECT DISTINCT ON (lead_id) lead_id, at, due FROM said ORDER BY lead_id, at DESC, id DESC
  ), plans AS (
    SELECT * FROM said
    UNION ALL
    -- One that no line tells of: the lead came with it, or got it from another that was merged into it.
    SELECT l.id, greatest(coalesce((SELECT max(h.at) FROM lead_history h WHERE h.company_id = company AND h.lead_id = l.id
      AND h.kind = 'merged'), l.created_at), s.at + same_update()), NULL::uuid, l.follow_up_on
    FROM leads l LEFT JOIN last_said s ON s.lead_id = l.id
    WHERE l.company_id = company AND l.follow_up_on IS NOT NULL AND l.follow_up_on IS DISTINCT FROM s.due
  ), ends AS (
    SELECT y.lead_id, y.entered_at AS at, NULL::uuid AS id, NULL::date AS due FROM lead_stays y
    JOIN stages s ON s.company_id = company AND s.id = y.stage_id WHERE y.company_id = company AND s.kind IN ('won', 'lost')
  ), changes AS (
    SELECT * FROM (
      SELECT *, lag(due) OVER (PARTITION BY lead_id ORDER BY at, due NULLS FIRST, id) AS due_before
      FROM (SELECT * FROM plans UNION ALL SELECT * FROM ends) AS said
    ) AS said WHERE due IS DISTINCT FROM due_before
  ), steps AS (
    SELECT *, lead(at) OVER later AS next_at, lead(due) OVER later AS next_due
    FROM changes WINDOW later AS (PARTITION BY lead_id ORDER BY at, due NULLS FIRST, id)
  )
  INSERT INTO lead_follow_ups (company_id, lead_id, due_on, set_at, settled_at, outcome, person_id)
  SELECT company, s.lead_id, s.due, s.at, s.next_at,
    CASE WHEN s.next_at IS NOT NULL THEN follow_up_outcome(s.due, s.at, s.next_due IS NULL, (
      SELECT contact FROM contacted_after(company, s.lead_id, s.at) AS contact WHERE contact <= s.next_at + 10 * same_update()
    ), s.next_at, zone) END,
    CASE WHEN s.next_at IS NULL THEN NULL WHEN given.is_known THEN given.to_id ELSE l.assignee_id END
  FROM steps s JOIN leads l ON l.company_id = company AND l.id = s.lead_id
  LEFT JOIN LATERAL (
    SELECT true AS is_known, CASE WHEN h.details->>'to' ~ '^[0-9a-f-]{36}$' THEN (h.details->>'to')::uuid END AS to_id
    FROM lead_history h WHERE h.company_id = company AND h.lead_id = s.lead_id AND h.kind = 'assigned'
      AND h.at < s.next_at - 10 * same_update() ORDER BY h.at DESC, h.id DESC LIMIT 1
  ) AS given ON true
  WHERE s.due IS NOT NULL ORDER BY s.lead_id, s.at;
  PERFORM count_whole(company);
END $$;
--> statement-breakpoint
SET LOCAL ROLE foyer_system;
--> statement-breakpoint
SELECT derive_analytics(id) FROM companies;
--> statement-breakpoint
RESET ROLE;
