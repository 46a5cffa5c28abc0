import { Client } from 'pg'

const entriesPerLead = 10

/** Of calls, over two years, by the people of the firm: until the history has ten entries for each lead. */
const fill = `
  with people as (select array_agg(user_id order by user_id) as ids from members where company_id = $1),
  of_leads as (
    select l.id as lead_id, row_number() over (order by l.id) as place,
      greatest(0, ${entriesPerLead} - (select count(*) from lead_history h where h.company_id = $1 and h.lead_id = l.id)) as missing
    from leads l where l.company_id = $1
  )
  insert into lead_history (company_id, lead_id, id, kind, at, actor_id, sentence, details)
  select $1, lead_id, gen_random_uuid(), 'call',
    now() - interval '730 days' * ((place * 7919 + turn * 104729) % 100000 / 100000.0) - interval '1 minute' * turn,
    ids[1 + (place + turn) % cardinality(ids)], 'Called',
    jsonb_build_object('callStatus', (array['interested', 'no-response', 'follow-up', 'no-response', 'not-interested'])[1 + (place * 3 + turn) % 5])
  from of_leads cross join people cross join lateral generate_series(1, missing) as turn`

/** Some report to the one who signs in as a sales person, so that they are a manager. */
const team = `
  update members set report_to = $2 where company_id = $1 and not is_super_admin and user_id <> $2
    and user_id in (select user_id from members where company_id = $1 and not is_super_admin and user_id <> $2 order by user_id limit 3)`

/** How many entries there are then. What is counted is made again from them; that takes longer than a call may. */
export async function fillHistory(url: string, companyId: string, managerId: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const { rowCount } = await client.query(fill, [companyId])
    await client.query(team, [companyId, managerId])
    await client.query('set local session_replication_role = origin')
    if (rowCount) await client.query('select derive_analytics($1)', [companyId])
    await client.query('commit')
    await client.query('vacuum (analyze)')
    const { rows } = await client.query<{ entries: string }>(
      'select count(*) as entries from lead_history where company_id = $1',
      [companyId],
    )
    return Number(rows[0]?.entries)
  } finally {
    await client.end()
  }
}
