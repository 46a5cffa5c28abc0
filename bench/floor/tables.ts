import type { Pool } from 'pg'

const tables = `
  create table floor_leads (
    id uuid primary key default gen_random_uuid(),
    first_name text not null, last_name text not null, email text, phone text, city text, budget bigint, source text,
    stage uuid not null, status int, assignee uuid, follow_up date, tags uuid[] not null default '{}',
    created_at timestamptz not null default now(),
    search text generated always as (lower(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored
  );
  create table floor_activities (
    id uuid primary key, lead_id uuid not null, user_id uuid, kind text not null, body text not null,
    created_at timestamptz not null
  )`

const leads = `
  insert into floor_leads
    (id, first_name, last_name, email, phone, city, budget, source, stage, status, assignee, follow_up, created_at, tags)
  select id, first_name, last_name, email, phone, city, budget, source, stage_id, status_id, assignee_id, follow_up_on,
    created_at, array(select tag_id from lead_tags t where t.company_id = l.company_id and t.lead_id = l.id)
  from leads l where company_id = $1 and deleted_at is null and archived_at is null`

const activities = `
  insert into floor_activities (id, lead_id, user_id, kind, body, created_at)
  select id, lead_id, actor_id, kind, coalesce(remark, sentence), at from lead_history
  where company_id = $1 and lead_id in (select id from floor_leads)`

const indexes = `
  create index on floor_leads (created_at desc, id desc);
  create index on floor_leads (stage, assignee, follow_up, id);
  create index on floor_leads using gin (search gin_trgm_ops);
  create index on floor_activities (lead_id, created_at desc)`

/** The leads of a firm once more, as somebody would keep them who needs nothing of the product: two plain tables. */
export async function layFloor(pool: Pool, companyId: string): Promise<void> {
  await pool.query(tables)
  for (const filled of [leads, activities]) await pool.query(filled, [companyId])
  await pool.query(indexes)
}
