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
-- Row security may not hand a LIKE to an index before its own check, because LIKE is not leakproof. So the search
-- runs with the rights of foyer_system inside this function, which checks the company by itself.
CREATE FUNCTION search_leads(company uuid, pattern text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public AS $$
  SELECT id FROM leads
  WHERE company_id = company AND company = foyer_current_company() AND search LIKE pattern
    AND deleted_at IS NULL AND archived_at IS NULL
$$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO foyer_system;
--> statement-breakpoint
ALTER FUNCTION search_leads(uuid, text) OWNER TO foyer_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM foyer_system;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_leads(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION search_leads(uuid, text) TO foyer_company, foyer_system;
