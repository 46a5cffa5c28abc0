import type { StageKind } from '@foyer/contract/pipeline/model'
import { searchLimits } from '@foyer/contract/search/limits'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, runPlanned } from '../../../db/on-client'
import { members, users } from '../../../db/schema/accounts'
import { leads } from '../../../db/schema/leads'
import { stages } from '../../../db/schema/pipeline'
import { nameOfMember } from '../../../db/shown-name'
import type { Visibility } from '../../teams/service'

export interface LeadFound extends Record<string, unknown> {
  id: string
  type: number
  firstName: string
  lastName: string
  companyName: string | null
  email: string | null
  phone: string | null
  otherPhones: string | null
  address: string | null
  city: string | null
  stageName: string
  stageKind: StageKind
  assigneeId: string | null
  assigneeName: string | null
}

const columns = sql`${leads.id} as "id", ${leads.type} as "type", ${leads.firstName} as "firstName", ${leads.lastName} as "lastName",
  ${leads.companyName} as "companyName", ${leads.email} as "email", ${leads.phone} as "phone", ${leads.otherPhones} as "otherPhones", ${leads.address} as "address",
  ${leads.city} as "city", ${stages.name} as "stageName", ${stages.kind} as "stageKind", ${leads.assigneeId} as "assigneeId",
  ${nameOfMember()} as "assigneeName"`

const withStageAndAssignee = sql`join ${stages} on ${stages.companyId} = ${leads.companyId} and ${stages.id} = ${leads.stageId}
  left join ${members} on ${members.companyId} = ${leads.companyId} and ${members.userId} = ${leads.assigneeId}
  left join ${users} on ${users.id} = ${members.userId}`

interface Asked {
  /** `likelyLeads` */
  found: SQL
  /** As they were typed, in small letters with one space between them. */
  words: string
  viewerId: string
}

/** Of the newest that fit, one's own first: what is exactly so called, what begins so, what is still open, what is one's own. */
export const bestLeads = (
  db: Db,
  companyId: string,
  { found, words, viewerId }: Asked,
): Promise<LeadFound[]> =>
  runPlanned<LeadFound>(
    db,
    sql`with found as materialized (${found}), near as materialized (
        select lead_id from found order by (assignee_id = ${viewerId}::uuid) is true desc, created_at desc
        limit ${searchLimits.compared}
      )
      select ${columns} from near
      join ${leads} on ${leads.companyId} = ${companyId}::uuid and ${leads.id} = near.lead_id
      ${withStageAndAssignee}
      order by (${leads.sortName} = ${words} or lower(${leads.email}) = ${words}) is true desc,
        starts_with(${leads.sortName}, ${words}) or starts_with(lower(coalesce(${leads.companyName}, '')), ${words}) desc,
        ${stages.kind} in ('won', 'lost'), (${leads.assigneeId} = ${viewerId}::uuid) is true desc, ${leads.createdAt} desc
      limit ${searchLimits.leads}`,
  )

export const leadsOf = (
  db: Db,
  companyId: string,
  ids: string[],
  visibility: Visibility,
): Promise<LeadFound[]> =>
  runPlanned<LeadFound>(
    db,
    sql`select ${columns} from ${leads} ${withStageAndAssignee}
      where ${leads.companyId} = ${companyId}::uuid and ${leads.id} = any(${sql.param(ids)}::uuid[])
        and ${leads.deletedAt} is null
        and ${visibility({ assignee: leads.assigneeId, creator: leads.creatorId }) ?? sql`true`}`,
  )
