import { allRecords } from '../teams/service'
import { type LeadScope, refuseGone } from './lead-scope'
import { findLead, findMergedInto, type LeadRecord } from './record/repository/lead'
import type { LeadRecord as WrittenLead } from './write/repository/columns'
import { holdMany } from './write/service/hold'
import type { HistoryLine } from './write/service/lead-write'
import { writeLead } from './write/service/write-leads'

export { describeLeads, findContacts, type ShownLead } from './arrival/service/known-contacts'
export { type Arrived, takeBack } from './arrival/service/take-back'
export { type Arriving, type TakenIn, takeIn } from './arrival/service/take-in'
export { insertAudit } from './bulk/repository'
export { chosenIds } from './bulk/service/chosen-leads'
/** What higher slices do with leads. */
export { linkOf, nameOf } from './lead-name'
export { inLeadScope, type LeadScope, leadScopeOfNobody, leadScopeOfPerson } from './lead-scope'
export { type FullRowRead, wholeRow } from './list/repository/full-rows'
export { selectedOf } from './list/repository/row-values'
export { likelyLeads, phoneRun, searchWords } from './list/repository/search'
export { readCursor, writeCursor } from './list/repository/sorts'
export { stillSince } from './list/service/company-facts'
export { fullRowOf } from './list/service/full-rows'
export { knownOfRows } from './list/service/known-of-rows'
export { isInStateNow, isListed } from './list/service/list'
export { searchOf } from './list/service/search'
export { waiting } from './my-day/repository/my-day'
export { mayBeGiven } from './record/service/come-back'
export { fieldsOf, peopleOf, regionOf, templateOf } from './record/service/company-settings'
export { sheetOf } from './record/service/lead-sheet'
export { holdLead, holdMany } from './write/service/hold'
export { aboutLead } from './write/service/notify'
export { writeLead, writeLeads } from './write/service/write-leads'

/** The lead, if the caller may see it. */
export const seeLead = async (scope: LeadScope, id: string): Promise<LeadRecord> =>
  (await findLead(scope.db, scope.companyId, id, scope.visibility)) ?? refuseGone(scope, id)

/** The lead under which the history of this one is read now: it may have been merged into another. */
export async function seeHistoryOf(scope: LeadScope, id: string): Promise<void> {
  const { db, companyId, visibility } = scope
  if (await findLead(db, companyId, id, visibility)) return
  if (!(await findMergedInto(db, companyId, id, visibility))) await refuseGone(scope, id)
}

/** Writes a line into the history of a lead, visible to the caller or not; nothing if the lead is deleted. */
export async function addLine(
  scope: LeadScope,
  leadId: string,
  line: HistoryLine,
): Promise<WrittenLead | undefined> {
  const { leads } = await holdMany({ ...scope, visible: allRecords }, [leadId], {}, 'live')
  const [lead] = leads
  return lead && writeLead(scope, { before: lead, lines: [line] })
}
