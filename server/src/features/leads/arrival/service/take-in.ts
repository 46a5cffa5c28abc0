import { type DuplicatePolicy, identitiesOf } from '@foyer/contract/leads/duplicates/model'
import { historyTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadDraft, LeadSheet } from '@foyer/contract/leads/record/draft'
import { notify } from '../../../notifications/service'
import { nameOf } from '../../lead-name'
import type { LeadScope } from '../../lead-scope'
import { fieldsOf, regionOf } from '../../record/service/company-settings'
import { resolveAnswers } from '../../record/service/lead-sheet'
import type { LeadRecord } from '../../write/repository/columns'
import type { HeldLead } from '../../write/repository/hold'
import { holdMany } from '../../write/service/hold'
import { joined, type LeadUpdate } from '../../write/service/lead-write'
import { aboutLead } from '../../write/service/notify'
import { writeLeads } from '../../write/service/write-leads'
import { findKnownLeads, type KnownLead, waitForArrivals } from '../repository/known-leads'
import { filledSheet, fillOf } from './fill'
import { additionsOf, type NewLead, type Standing, sheetOfDraft } from './new-lead'

/** A lead that comes by itself, or with a file. Its values have been checked, or are kept as they came (C-114). */
export interface Arriving {
  draft: LeadDraft
  standing?: Standing | undefined
  /** For its history, under the line that says where it came from. */
  remark?: string | undefined
  /** What it says, for the history of a lead that was there before. */
  enquiry?: string | undefined
}

export interface Arrival {
  duplicates: DuplicatePolicy
  /** What the history calls the door. */
  door: string
  /** The first line in the history of a new lead; by default that it came in through the door. */
  sentence?: string
  /**
   * Through a door without a person nobody can be asked: a lead that only an archived one is like is added, and both are
   * marked (C-179). A known lead is told that it enquired again.
   */
  isUnattended: boolean
  /** Whether somebody waits for an answer: the clock of the first response begins. By default through a door without a person. */
  areEnquiries?: boolean
}

/** The lead, or the earlier arrival of the same call, that it is the same as. */
export type SameAs = { leadId: string; isArchived: boolean } | { arrival: number }

export type TakenIn =
  | { outcome: 'created'; leadId: string }
  /** An arrival of the same call that was filled is no update of a lead: its lead is only just created. */
  | { outcome: 'updated'; leadId: string; before: HeldLead | undefined; sameAs: SameAs }
  | { outcome: 'skipped'; sameAs: SameAs; leadId: string | undefined }

/** What changes rarely is read once for all of them, also where the scope remembers nothing. */
function remembering(scope: LeadScope): LeadScope {
  const known = new Map<string, unknown>()
  return {
    ...scope,
    remember: (async <T>(name: string, read: () => Promise<T>): Promise<T> => {
      if (!known.has(name)) known.set(name, await scope.remember(name, read))
      return known.get(name) as T
    }) as LeadScope['remember'],
  }
}

type Verdict = { is: 'new'; place: number; like: KnownLead | undefined } | { is: 'same'; sameAs: SameAs }

/** Which of them are new: none has a contact of a lead, or of one before it. */
function judge(
  { duplicates, isUnattended }: Arrival,
  identities: readonly string[][],
  known: ReadonlyMap<string, KnownLead>,
): Verdict[] {
  const met = new Map<string, SameAs>()
  let places = 0
  return identities.map((values, at): Verdict => {
    const found = values.flatMap((value) => known.get(value) ?? [])
    const like = found.find(({ isArchived }) => !isArchived) ?? found[0]
    const lead = like && !(like.isArchived && isUnattended) ? like : undefined
    const same: SameAs | undefined = lead
      ? { leadId: lead.leadId, isArchived: lead.isArchived }
      : values.map((value) => met.get(value)).find((one) => one !== undefined)
    const isNew = duplicates === 'add' || same === undefined
    const sameAs = isNew ? { arrival: at } : same
    for (const value of values) if (!met.has(value)) met.set(value, sameAs)
    if (!isNew) return { is: 'same', sameAs }
    places += 1
    return { is: 'new', place: places - 1, like }
  })
}

/**
 * THE way in for leads that nobody typed into a form: import, web form, Meta, portals. Normalises them, finds out which are
 * known, adds the others with stage, assignee, history and notifications, in one write for all of them.
 */
export async function takeIn(
  given: LeadScope,
  arriving: readonly Arriving[],
  arrival: Arrival,
): Promise<TakenIn[]> {
  const scope = remembering(given)
  const { db, companyId } = scope
  const [{ dialCode }, all] = [await regionOf(scope), await fieldsOf(scope)]
  const fields = all.filter(({ isDeleted }) => !isDeleted)
  const sheets = arriving.map(({ draft }) => {
    const { values, rest } = resolveAnswers(draft, fields)
    return { sheet: sheetOfDraft(draft, values, dialCode), rest }
  })
  const identities = sheets.map(({ sheet }) => identitiesOf(sheet.contacts, dialCode))
  await waitForArrivals(db, companyId)
  const known = new Map<string, KnownLead>()
  for (const one of await findKnownLeads(db, companyId, [...new Set(identities.flat())]))
    if (!known.has(one.value)) known.set(one.value, one)
  const verdicts = judge(arrival, identities, known)

  const fresh = new Map<number, NewLead>()
  /** Arrivals that added something to an earlier one. */
  const filling = new Set<number>()
  for (const [at, verdict] of verdicts.entries()) {
    const { sheet, rest } = sheets[at] as (typeof sheets)[number]
    if (verdict.is === 'new')
      fresh.set(at, {
        sheet,
        extra: rest,
        sentence: arrival.sentence ?? historyTexts.arrived(arrival.door),
        remark: arriving[at]?.remark,
        standing: arriving[at]?.standing,
      })
    else if (arrival.duplicates === 'fill' && 'arrival' in verdict.sameAs)
      if (fillEarlier(fresh.get(verdict.sameAs.arrival), sheet, dialCode)) filling.add(at)
  }
  const held = await holdKnown(scope, arrival, verdicts)
  const likes = likesOf(verdicts, held)
  for (const [at, lead] of fresh) {
    const like = likes.get(at)
    if (like) lead.lines = [{ kind: 'enquired', sentence: historyTexts.likeArchived(nameOf(like)) }]
  }
  const additions = await additionsOf(scope, [...fresh.values()], dialCode, {
    areEnquiries: arrival.areEnquiries ?? arrival.isUnattended,
  })
  const updates = await updatesOf(scope, arrival, { arriving, sheets, verdicts, held, dialCode })
  for (const [at, like] of likes) {
    const name = nameOf(additions[placeOf(verdicts[at])]?.added ?? like)
    const line = { kind: 'enquired' as const, sentence: historyTexts.archivedCameBack(name, arrival.door) }
    updates.set(like.id, joined(like, updates.get(like.id), { lines: [line] }))
  }
  const written = await writeLeads(scope, [...additions, ...updates.values()])
  if (arrival.isUnattended)
    await tellOwners(scope, arrival, arrivalsByLead(verdicts), written.slice(additions.length))
  const leadOf = new Map([...fresh.keys()].map((at, place) => [at, written[place]?.id ?? '']))

  return verdicts.map((verdict, at): TakenIn => {
    if (verdict.is === 'new') return { outcome: 'created', leadId: leadOf.get(at) ?? '' }
    const { sameAs } = verdict
    const leadId = 'arrival' in sameAs ? leadOf.get(sameAs.arrival) : sameAs.leadId
    const lead = 'arrival' in sameAs ? undefined : held.get(sameAs.leadId)
    // A lead that the person may not see is not theirs to fill.
    const isWritten = 'arrival' in sameAs ? filling.has(at) : updates.has(sameAs.leadId)
    const isFilled = arrival.duplicates === 'fill' && isWritten
    return isFilled && leadId
      ? { outcome: 'updated', leadId, before: lead, sameAs }
      : { outcome: 'skipped', sameAs, leadId }
  })
}

const placeOf = (verdict: Verdict | undefined): number => (verdict?.is === 'new' ? verdict.place : -1)

/** Whether it lacked something. */
function fillEarlier(earlier: NewLead | undefined, given: LeadSheet, dialCode: string): boolean {
  if (!earlier) return false
  const before = JSON.stringify(earlier.sheet)
  earlier.sheet = filledSheet(earlier.sheet, given, dialCode)
  return JSON.stringify(earlier.sheet) !== before
}

/** The leads that will be written to, locked. */
async function holdKnown(
  scope: LeadScope,
  { duplicates, isUnattended }: Arrival,
  verdicts: readonly Verdict[],
): Promise<Map<string, HeldLead>> {
  const ids = verdicts.flatMap((verdict) => {
    if (verdict.is === 'new') return isUnattended && verdict.like?.isArchived ? verdict.like.leadId : []
    const isWritten = duplicates === 'fill' || isUnattended
    return isWritten && 'leadId' in verdict.sameAs ? verdict.sameAs.leadId : []
  })
  if (ids.length === 0) return new Map()
  const { leads } = await holdMany(scope, [...new Set(ids)], { contacts: true })
  return new Map(leads.map((lead) => [lead.id, lead]))
}

/** By the place of the arrival: the archived lead that it is like. */
const likesOf = (verdicts: readonly Verdict[], held: ReadonlyMap<string, HeldLead>): Map<number, HeldLead> =>
  new Map(
    verdicts.flatMap((verdict, at) => {
      const like = verdict.is === 'new' && verdict.like?.isArchived && held.get(verdict.like.leadId)
      return like ? [[at, like] as const] : []
    }),
  )

interface Arrivals {
  arriving: readonly Arriving[]
  sheets: readonly { sheet: LeadSheet }[]
  verdicts: readonly Verdict[]
  held: ReadonlyMap<string, HeldLead>
  dialCode: string
}

const remarkOf = (arriving: Arriving | undefined): string | undefined =>
  [arriving?.enquiry, arriving?.remark].filter(Boolean).join('\n') || undefined

/** What known leads get: their empty fields filled, and that they enquired again. */
async function updatesOf(
  scope: LeadScope,
  { duplicates, isUnattended, door }: Arrival,
  { arriving, sheets, verdicts, held, dialCode }: Arrivals,
): Promise<Map<string, LeadUpdate>> {
  const updates = new Map<string, LeadUpdate>()
  for (const [id, arrivals] of arrivalsByLead(verdicts)) {
    const lead = held.get(id)
    const [first, ...more] = arrivals.flatMap((at) => sheets[at]?.sheet ?? [])
    if (!lead || !first) continue
    const given = more.reduce((before, next) => filledSheet(before, next, dialCode), first)
    // Nobody would see it: an archived lead is named, to be brought back first (C-179).
    const isFilled = duplicates === 'fill' && lead.archivedAt === null
    const filled = isFilled ? await fillOf(scope, lead, given) : undefined
    const sentence = historyTexts.enquiredAgain(door)
    const lines = isUnattended
      ? arrivals.map((at) => ({ kind: 'enquired' as const, sentence, remark: remarkOf(arriving[at]) }))
      : []
    if (filled || lines.length > 0) updates.set(id, joined(lead, filled, { lines }))
  }
  return updates
}

/** Somebody who enquires again is waiting: whoever has the lead hears of it. */
async function tellOwners(
  scope: LeadScope,
  { door }: Arrival,
  again: ReadonlyMap<string, number[]>,
  written: readonly LeadRecord[],
): Promise<void> {
  const enquired = written.filter(({ id }) => again.has(id)).map(aboutLead)
  const happenings = enquired.map(({ values, ...rest }) => ({
    ...rest,
    event: 'lead-enquired' as const,
    values: { ...values, details: door },
  }))
  await notify(scope, scope.companyId, ...happenings)
}

/** By the id of the lead: the places of the arrivals that are the same. */
function arrivalsByLead(verdicts: readonly Verdict[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [at, verdict] of verdicts.entries()) {
    if (verdict.is === 'new' || 'arrival' in verdict.sameAs) continue
    const { leadId } = verdict.sameAs
    const own = found.get(leadId)
    if (own) own.push(at)
    else found.set(leadId, [at])
  }
  return found
}
