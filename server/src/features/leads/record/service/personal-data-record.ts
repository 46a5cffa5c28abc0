import { labelOf } from '@foyer/contract/fields/lead-fields'
import { formatDay, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { personalDataTexts as texts } from '@foyer/contract/leads/messages/personal-data'
import { remarkTypeTexts } from '@foyer/contract/leads/messages/work'
import type { LeadContact } from '@foyer/contract/leads/record/draft'
import type { Stage } from '@foyer/contract/pipeline/model'
import type { LeadRecord } from '../repository/lead'

/** A heading and what is kept under it. */
export type Fact = [label: string, value: string]

/** What the values of a lead refer to. */
export interface Known {
  timeZone: string
  currencySymbol: string
  person: (id: string | null) => string | undefined
  team: (id: string) => string | undefined
  stages: ReadonlyMap<string, Stage>
  /** Custom fields by id, also those that were deleted. */
  fields: ReadonlyMap<string, string>
}

type Value = string | null | undefined
type Cell = (lead: LeadRecord, known: Known) => Value
type Instant = Date | string | null

const at = (instant: Instant, { timeZone }: Known): Value => instant && formatInstant(instant, timeZone)
const yes = (value: boolean): Value => (value ? texts.yes : undefined)

/** Every column of a lead: one that is new does not compile until it is shown, or said to be nothing of the person. */
const columns: Record<keyof LeadRecord, [label: string, cell: Cell] | undefined> = {
  type: [texts.kind, ({ type }) => (type === 1 ? texts.corporate : texts.individual)],
  firstName: [labelOf('firstName'), (lead) => lead.firstName],
  lastName: [labelOf('lastName'), (lead) => lead.lastName],
  companyName: [labelOf('companyName'), (lead) => lead.companyName],
  originalEmail: [texts.typedEmail, (lead) => lead.originalEmail],
  address: [labelOf('address'), (lead) => lead.address],
  city: [labelOf('city'), (lead) => lead.city],
  postalCode: [labelOf('postalCode'), (lead) => lead.postalCode],
  area: [labelOf('area'), ({ area, areaUnit }) => area && [area, areaUnit].filter(Boolean).join(' ')],
  budget: [
    labelOf('budget'),
    ({ budget }, { currencySymbol }) => (budget === null ? undefined : formatAmount(budget, currencySymbol)),
  ],
  workScope: [labelOf('workScope'), (lead) => lead.workScope],
  source: [labelOf('source'), (lead) => lead.source],
  sourceName: [labelOf('sourceName'), (lead) => lead.sourceName],
  remarks: [labelOf('remarks'), (lead) => lead.remarks],
  teamId: [labelOf('team'), ({ teamId }, { team }) => teamId && team(teamId)],
  assigneeId: [labelOf('assignee'), (lead, { person }) => person(lead.assigneeId)],
  creatorId: [texts.addedBy, (lead, { person }) => person(lead.creatorId)],
  stageId: [labelOf('stage'), ({ stageId }, { stages }) => stages.get(stageId)?.name],
  stageSince: [texts.stageSince, (lead, known) => at(lead.stageSince, known)],
  statusId: [
    texts.status,
    ({ stageId, statusId }, { stages }) =>
      stages.get(stageId)?.statuses.find(({ id }) => id === statusId)?.name,
  ],
  callStatus: [labelOf('callStatus'), (lead) => callStatusTexts[lead.callStatus]],
  followUpOn: [
    labelOf('followUp'),
    ({ followUpOn: day, followUpTime: time }) =>
      day && [formatDay(day), time && formatTime12(time)].filter(Boolean).join(', '),
  ],
  followUpKind: [texts.followUpKind, ({ followUpKind }) => followUpKind && remarkTypeTexts[followUpKind]],
  reasonNotInterested: [texts.reason, (lead) => lead.reasonNotInterested],
  expectedClosure: [
    labelOf('expectedClosure'),
    ({ expectedClosure }) => expectedClosure && formatDay(expectedClosure),
  ],
  lastCallAt: [labelOf('lastCall'), (lead, known) => at(lead.lastCallAt, known)],
  firstContactAt: [texts.firstContact, (lead, known) => at(lead.firstContactAt, known)],
  isConverted: [texts.project, (lead) => yes(lead.isConverted)],
  hasQuotation: [texts.quotation, (lead) => yes(lead.hasQuotation)],
  createdAt: [labelOf('created'), (lead, known) => at(lead.createdAt, known)],
  updatedAt: [labelOf('updated'), (lead, known) => at(lead.updatedAt, known)],
  archivedAt: [texts.archived, (lead, known) => at(lead.archivedAt, known)],
  deletedAt: [texts.deleted, (lead, known) => at(lead.deletedAt, known)],
  deletedBy: [texts.deletedBy, (lead, { person }) => person(lead.deletedBy)],
  // Shown with another column, or below.
  email: undefined,
  phone: undefined,
  otherPhones: undefined,
  areaUnit: undefined,
  followUpTime: undefined,
  customValues: undefined,
  extra: undefined,
  // How the product finds and orders its rows.
  companyId: undefined,
  id: undefined,
  phoneE164: undefined,
  remindedOf: undefined,
  respondBy: undefined,
  alertAt: undefined,
  alertsSent: undefined,
  historyCount: undefined,
  siblingGroup: undefined,
  mergedInto: undefined,
  position: undefined,
  followUpAt: undefined,
  closureMonth: undefined,
  sortName: undefined,
  areaBand: undefined,
  cityKey: undefined,
  projectId: undefined,
  search: undefined,
}

const contactFact = ({ firstName, lastName, ...rest }: LeadContact): Fact => [
  rest.type ?? texts.contact,
  [`${firstName} ${lastName}`.trim(), rest.designation, rest.email, ...rest.phones.map(displayPhone)]
    .filter(Boolean)
    .join('\n'),
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What is kept of one lead, or only of these columns of it. */
export function factsOfLead(
  lead: LeadRecord,
  contacts: readonly LeadContact[],
  known: Known,
  only: readonly string[] = Object.keys(columns),
): Fact[] {
  const facts = only.flatMap((key): Fact[] => {
    const [label, cell] = columns[key as keyof LeadRecord] ?? []
    const value = label && cell?.(lead, known)
    return label && value ? [[label, value]] : []
  })
  const custom = Object.entries(lead.customValues as Record<string, unknown>)
  const extra = Object.entries(lead.extra as Record<string, unknown>)
  return [
    ...facts,
    ...contacts.map(contactFact),
    ...custom.map(([id, value]): Fact => [known.fields.get(id) ?? id, textOf(value)]),
    ...extra.map(([key, value]): Fact => [`${texts.extra}: ${key}`, textOf(value)]),
  ]
}
