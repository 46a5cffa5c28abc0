import { type Db, prepared } from '../../../../db/on-client'
import { shownName } from '../../../../db/shown-name'

export interface Assignee {
  id: string
  fullName: string
}

/**
 * Somebody to whom a lead can be assigned; $1 is the company. Locked, so that nobody is deactivated while a lead is being
 * assigned to them.
 */
export const assignable = (person: string): string => assignableWhere(`m.user_id = ${person}::uuid`)

const assignableWhere = (isMeant: string): string => `
  select m.user_id as id, ${shownName('m', 'u')} as "fullName"
  from members m join users u on u.id = m.user_id
  where m.company_id = $1 and ${isMeant} and not m.is_client and m.deactivated_at is null
    and 'crm' = any(m.features)
  for share of m`

const findAssignable = prepared<Assignee>('hold-assignee', assignable('$2'))

export const holdAssignable = async (db: Db, companyId: string, id: string): Promise<Assignee | undefined> =>
  (await findAssignable(db, [companyId, id]))[0]

const findAssignables = prepared<Assignee>('hold-assignees', assignableWhere('m.user_id = any($2::uuid[])'))

/** Those of several people to whom leads can be assigned. */
export const holdAssignables = (db: Db, companyId: string, ids: string[]): Promise<Assignee[]> =>
  findAssignables(db, [companyId, ids])
