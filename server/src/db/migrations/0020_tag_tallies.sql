CREATE TABLE "lead_tag_tallies" (
	"company_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"assignee_id" uuid,
	"creator_id" uuid,
	"stage_id" uuid NOT NULL,
	"call_status" text NOT NULL,
	"leads" integer NOT NULL,
	"budget" bigint NOT NULL,
	CONSTRAINT "lead_tag_tallies_company_id_tag_id_id_pk" PRIMARY KEY("company_id","tag_id","id")
);
--> statement-breakpoint
SELECT foyer_protect('lead_tag_tallies', 'company');
--> statement-breakpoint
GRANT USAGE ON SEQUENCE lead_tag_tallies_id_seq TO foyer_company, foyer_system;
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
SET LOCAL ROLE foyer_system;
--> statement-breakpoint
INSERT INTO lead_tag_tallies (company_id, tag_id, assignee_id, creator_id, stage_id, call_status, leads, budget)
SELECT t.company_id, t.tag_id, l.assignee_id, l.creator_id, l.stage_id, l.call_status, count(*), sum(coalesce(l.budget, 0))
FROM lead_tags t JOIN leads l ON l.company_id = t.company_id AND l.id = t.lead_id
WHERE l.deleted_at IS NULL AND l.archived_at IS NULL
GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
RESET ROLE;
