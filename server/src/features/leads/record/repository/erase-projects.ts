import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'

/** Where a firm keeps what it worked on in a project. */
const work = ['quotations', 'project_files', 'project_folders', 'minutes', 'tasks']

/**
 * A draft that nobody worked on goes with its lead, and so does the client that was made for it (ADR-180). What was quoted or
 * filed, a confirmed project, and a client with an account are records of the firm: only who they came from is forgotten.
 */
export async function eraseEmptyDrafts(db: Db, ids: readonly string[]): Promise<void> {
  const these = sql`any(${sql.param(ids)}::uuid[])`
  const unused = sql.join(
    work.map(
      (table) => sql`not exists (select from ${sql.identifier(table)} w
        where w.company_id = p.company_id and w.project_id = p.id)`,
    ),
    sql` and `,
  )
  const drafts = sql`select p.company_id, p.id from projects p
    where p.lead_id = ${these} and not p.is_confirmed and ${unused}`
  for (const table of ['project_members', 'project_log'])
    await db.execute(sql`
      delete from ${sql.identifier(table)} x using (${drafts}) d
      where x.company_id = d.company_id and x.project_id = d.id`)
  await db.execute(sql`
    delete from projects x using (${drafts}) d where x.company_id = d.company_id and x.id = d.id`)
  await db.execute(sql`update projects set lead_id = null where lead_id = ${these}`)
  await db.execute(sql`
    delete from clients c where c.lead_id = ${these} and c.user_id is null
      and not exists (select from projects p where p.company_id = c.company_id and p.client_id = c.id)`)
  await db.execute(sql`update clients set lead_id = null where lead_id = ${these}`)
}
