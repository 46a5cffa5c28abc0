import { typedFields, valuesOf } from '@foyer/contract/leads/fields/values'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft, LeadSheet } from '@foyer/contract/leads/record/draft'
import { respondByOf } from '@foyer/contract/leads/response/clock'
import type { Stage } from '@foyer/contract/pipeline/model'
import { newId } from '../../../../new-id'
import type { LeadScope } from '../../lead-scope'
import { regionOf } from '../../record/service/company-settings'
import { columnsOf, contactsWrite, keptCity, keptContacts } from '../../record/service/lead-sheet'
import { stageOfKind } from '../../work/service/change-stage'
import type { LeadRecord } from '../../write/repository/columns'
import type { HistoryLine, LeadAddition } from '../../write/service/lead-write'
import { firstAssignees } from './first-assignee'

/** The values of a draft as they are stored. */
export const sheetOfDraft = (
  draft: LeadDraft,
  customValues: Record<string, string>,
  dialCode: string,
): LeadSheet => ({
  type: draft.type,
  ...valuesOf(typedFields, (field) => draft[field]),
  city: keptCity(draft.city),
  areaUnit: draft.areaUnit ?? (draft.area ? 'sqft' : undefined),
  teamId: draft.teamId,
  assigneeId: draft.assigneeId,
  contacts: keptContacts(draft.contacts, [], dialCode),
  customValues,
  expectedClosure: undefined,
})

/** A lead that is to be added. */
export interface NewLead {
  sheet: LeadSheet
  extra: Record<string, unknown>
  /** Where it came from, for its history. */
  sentence: string
  /** In the words of whoever sent it. */
  remark?: string | undefined
  /** Further lines after the first. */
  lines?: readonly HistoryLine[]
  originalEmail?: string | undefined
  siblingGroup?: string | null
  /** Of one that was worked on elsewhere before it came. */
  standing?: Standing | undefined
}

/** How far it has come. */
export type Standing = Partial<
  Pick<
    LeadRecord,
    | 'stageId'
    | 'statusId'
    | 'callStatus'
    | 'lastCallAt'
    | 'followUpOn'
    | 'followUpTime'
    | 'reasonNotInterested'
    | 'expectedClosure'
  >
>

/** Without a stage of its own, or with one that contradicts whether somebody has it: where new leads begin. */
function stageOf({ stages }: LeadScope, standing: Standing | undefined, isAssigned: boolean): Stage {
  const begin = stageOfKind(stages.values(), isAssigned ? 'assigned' : 'unassigned')
  const own = standing?.stageId ? stages.get(standing.stageId) : undefined
  return !own || own.kind === 'assigned' || own.kind === 'unassigned' ? begin : own
}

/** What no form of a new lead has. */
const blank = {
  callStatus: 'new',
  followUpOn: null,
  followUpTime: null,
  followUpKind: null,
  reasonNotInterested: null,
  lastCallAt: null,
  projectId: null,
  isConverted: false,
  hasQuotation: false,
  mergedInto: null,
  archivedAt: null,
  deletedAt: null,
  deletedBy: null,
  firstContactAt: null,
  respondBy: null,
  alertAt: null,
  alertsSent: 0,
} as const

/** Nobody waits for a first contact of a lead that somebody has worked on before it came. */
const isWorkedOn = ({ kind }: Stage, standing: Standing | undefined): boolean =>
  !!standing?.lastCallAt || (standing?.callStatus ?? 'new') !== 'new' || kind === 'won' || kind === 'lost'

/**
 * What writing them takes: each has its first stage and, by name or by turn, its first assignee. Somebody waits for an answer
 * to a new enquiry; what a file brings in is none, unless it is said so.
 */
export async function additionsOf(
  scope: LeadScope,
  leads: readonly NewLead[],
  dialCode: string,
  { areEnquiries }: { areEnquiries: boolean },
): Promise<LeadAddition[]> {
  const { now, actorId } = scope
  const unassigned = stageOf(scope, undefined, false)
  // Of one moment, the list shows the greatest first: so they stand in it as they came.
  const ids = leads.map(() => newId(now)).sort()
  const typed = leads.map(({ sheet, extra, originalEmail, siblingGroup }): LeadAddition['added'] =>
    // Of thousands: to spread so many columns takes ten times as long.
    Object.assign({}, blank, columnsOf(sheet, dialCode), {
      id: ids.pop() ?? newId(now),
      assigneeId: null,
      creatorId: actorId ?? null,
      stageId: unassigned.id,
      statusId: unassigned.statuses[0]?.id ?? null,
      originalEmail: originalEmail ?? null,
      siblingGroup: siblingGroup ?? null,
      extra,
      stageSince: now,
    }),
  )
  const given = await firstAssignees(
    scope,
    typed.map((lead, at) => ({ lead, wanted: leads[at]?.sheet.assigneeId })),
  )
  const respondBy = areEnquiries ? respondByOf((await regionOf(scope)).response, now) : null
  return leads.map(({ sheet, sentence, remark, lines = [], originalEmail, standing }, at): LeadAddition => {
    const lead = typed[at]
    const { assignee, whyNot, events } = given[at] ?? { assignee: undefined, events: [] }
    if (!lead) throw new Error('a lead was lost')
    const stage = stageOf(scope, standing, assignee !== undefined)
    const isOwn = stage.statuses.some(({ id }) => id === standing?.statusId)
    const details = { stage: stage.id, assignee: assignee?.id }
    const said = assignee ? historyTexts.assigned(assignee.fullName) : whyNot
    return {
      added: Object.assign(lead, standing, {
        assigneeId: assignee?.id ?? null,
        stageId: stage.id,
        statusId: (isOwn ? standing?.statusId : stage.statuses[0]?.id) ?? null,
        ...(!isWorkedOn(stage, standing) && { respondBy, alertAt: respondBy }),
      }),
      lines: [
        { kind: 'created', sentence, remark, details },
        ...(said === undefined
          ? []
          : [{ kind: 'assigned' as const, sentence: said, details: { to: assignee?.id } }]),
        ...lines,
      ],
      contacts: contactsWrite(sheet.contacts, { originalEmail, dialCode }),
      events: ['lead-created', ...events],
    }
  })
}
