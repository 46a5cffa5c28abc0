import { todayIn } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { workRefusals } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { NewVisit } from '@foyer/contract/leads/visits/forms'
import { visitHistoryTexts, visitOutcomeTexts, visitProblems } from '@foyer/contract/leads/visits/messages'
import { visitProblem } from '@foyer/contract/leads/visits/rules'
import { actionSaying } from '@foyer/contract/leads/work/model'
import type { Context } from '../../../../context'
import { newId } from '../../../../new-id'
import { ownUploads } from '../../../files/service'
import { inLeadScope, type LeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { rowOf } from '../../record/service/row'
import { followUpChange } from '../../work/service/act'
import { settled } from '../../work/service/settle'
import { beforeCall } from '../../work/service/undo-call'
import { workedLead } from '../../work/service/worked-lead'
import type { HeldLead } from '../../write/repository/hold'
import { holdLead } from '../../write/service/hold'
import type { Change } from '../../write/service/lead-write'
import { writeLead } from '../../write/service/write-leads'
import { findVisits, writeSaved } from '../repository/visits'
import { endVisits, ownUnderWay } from './under-way'

const isPhoto = ({ contentType }: { contentType: string }): boolean => /^image\/(?!vnd\.)/.test(contentType)

/** Own uploads that are photos; until the transaction has ended nobody deletes them as unused. */
async function photosOf(scope: LeadScope, { photos }: NewVisit): Promise<string[]> {
  const files = await ownUploads(scope, scope.viewer.userId, photos)
  if (!files.every(isPhoto)) refuse(workRefusals.wrong(visitProblems.notPictures))
  return [...new Set(files.map(({ id }) => id))]
}

/** What the visit does to the follow-up, told in the words of its own entry. */
function nextStep(scope: LeadScope, lead: HeldLead, { leadId, followUp }: NewVisit, today: string): Change {
  const next = followUpChange(scope, lead, actionSaying(leadId, { followUp }))
  return settled(lead, { columns: { lastCallAt: scope.now, ...next.columns }, lines: next.lines }, today)
}

/** One entry of the history says all of it; a visit is a contact, however it went (ADR-311). */
export const saveVisit = (ctx: Context, visit: NewVisit): Promise<LeadRow> =>
  inLeadScope(ctx, async (scope) => {
    const { db, companyId, viewer, now } = scope
    const { userId } = viewer
    const { leadId, outcome, remark } = visit
    const { lead } = await holdLead(scope, leadId)
    const { timeZone } = await regionOf(scope)
    const today = todayIn(timeZone, now)
    const problem = visitProblem(visit, workedLead(scope, lead), {
      today,
      stages: [...scope.stages.values()],
    })
    if (problem) refuse(problem)
    const fileIds = await photosOf(scope, visit)
    const {
      own: [own, ...rest],
      over,
    } = await ownUnderWay(scope, await findVisits(db, companyId, leadId))
    await endVisits(scope, [...rest, ...over])
    const { columns, lines } = nextStep(scope, lead, visit, today)
    const id = own?.id ?? newId(now)
    await writeSaved(
      db,
      { companyId, leadId, userId },
      {
        id,
        outcome,
        remark: remark || undefined,
        nextOn: columns.followUpOn ?? undefined,
        nextTime: columns.followUpTime ?? undefined,
        nextKind: columns.followUpKind ?? undefined,
        fileIds,
      },
      now,
    )
    const told = Object.assign({}, ...lines.map(({ details }) => details))
    const entry = {
      kind: 'interaction' as const,
      sentence: [visitHistoryTexts.visit, ...lines.map(({ sentence }) => sentence)].join('\n'),
      remark: remark || undefined,
      details: {
        ...told,
        outcome: visitOutcomeTexts[outcome],
        visit: { id },
        callBefore: beforeCall(lead),
      },
    }
    await writeLead(scope, { before: lead, columns, lines: [entry] })
    return rowOf(scope, leadId)
  })
