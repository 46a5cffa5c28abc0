import { and, eq, type SQL, sql } from 'drizzle-orm'
import { leadWeeks } from '../../../../db/schema/derived/lead-sums'
import { leads } from '../../../../db/schema/leads'
import type { Visibility } from '../../../teams/service'

interface FarPage {
  companyId: string
  visibility: Visibility
  descending: boolean
  /** How many leads come before the page. */
  offset: number
}

export interface FarPlace {
  /** For `with place as materialized (…)`. */
  place: SQL
  /** A condition on leads: from the week of the page onwards. */
  from: SQL
  /** How many leads of that week come before the page. */
  offset: SQL
}

/**
 * Where a page far down a list without filters begins, in the order of creation: the sums of the weeks before it are added
 * up, so that only its own week is walked. Past the end no lead is found.
 */
export const farPlace = ({ companyId, visibility, descending, offset }: FarPage): FarPlace => {
  const way = sql.raw(descending ? 'desc' : 'asc')
  return {
    place: sql`select (week + ${sql.raw(descending ? '7' : '0')})::timestamp at time zone 'UTC' as bound,
        ${offset}::bigint - (reached - leads) as skipped
      from (
        select week, sum(leads) as leads, sum(sum(leads)) over (order by week ${way}) as reached
        from ${leadWeeks} where ${and(
          eq(leadWeeks.companyId, companyId),
          visibility({ assignee: leadWeeks.assigneeId, creator: leadWeeks.creatorId }),
        )}
        group by week
      ) as weeks
      where reached > ${offset}::bigint order by week ${way} limit 1`,
    from: sql`${leads.createdAt} ${sql.raw(descending ? '<' : '>=')} (select bound from place)`,
    offset: sql`(select skipped from place)`,
  }
}
