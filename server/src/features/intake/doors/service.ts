import { withinRoom } from '@foyer/contract/intake/doors/payload'
import { doorTexts } from '@foyer/contract/intake/messages/doors'
import { doorProblems } from '@foyer/contract/intake/messages/portals'
import { type ArrivingValue, readArrival } from '@foyer/contract/intake/read-arrival'
import { targetLabel } from '@foyer/contract/intake/targets'
import { leadFormLimits } from '@foyer/contract/leads/limits'
import { type CompanyScope, type Deps, inCompany } from '../../../context'
import { type Attempt, JobFailed, type JobHandler } from '../../../jobs/kinds'
import { newId } from '../../../new-id'
import { type Arriving, fieldsOf, leadScopeOfNobody, regionOf, takeIn } from '../../leads/service'
import {
  type DeliveryRecord,
  type DoorRecord,
  findDelivery,
  findDoorOf,
  holdDelivery,
  insertDeliveries,
  settleDelivery,
  writeReceived,
} from './repository'
import { markFailing, markWorking } from './service/health'
import { withinFields } from './service/within-fields'

/** What a delivery says, in the fields of a lead. */
export interface ReadDelivery {
  values: ArrivingValue[]
  /** What no field takes: kept with the lead. */
  rest: Record<string, unknown>
  /** Where it came from and what else people should know, for the history. */
  lines?: string[]
  /** Sent to try the door: no lead is made of it. */
  isTest?: boolean
}

/** How the deliveries of one kind of door are read. May ask the other side; a JobFailed says why it could not. */
export type ReadDeliveryOf = (deps: Deps, door: DoorRecord, delivery: DeliveryRecord) => Promise<ReadDelivery>

/** What was delivered, stored once under the name the other side gave it, and taken in after the commit. How many are new. */
export async function receive(
  scope: CompanyScope,
  door: Pick<DoorRecord, 'companyId' | 'id'>,
  deliveries: readonly { onceKey: string; payload: unknown; about?: Record<string, unknown> }[],
): Promise<number> {
  const { db, now, companyId, enqueue } = scope
  const rows = deliveries.map(({ onceKey, payload, about = {} }) => ({
    id: newId(now),
    onceKey,
    payload,
    about,
  }))
  const fresh = await insertDeliveries(db, door, rows, now)
  await writeReceived(db, door, now)
  for (const deliveryId of fresh) await enqueue('intake.take', { companyId, deliveryId })
  return fresh.length
}

/** A value that a lead cannot hold as it is, in the words it came with. */
const unread = (label: string, text: string) => `${label}: ${text}`

/** A number that is wrong may be any of them. */
const plainTarget = ({ target }: ArrivingValue) => (target === 'otherPhone' ? 'phone' : target)

/** What is said in the lines already is not said twice. */
const besides = (kept: Record<string, unknown>, lines: readonly string[]): string[] =>
  Object.entries(kept).flatMap(([path, value]) =>
    lines.some((line) => line.includes(String(value))) ? [] : unread(path, String(value)),
  )

/** The lead that a delivery is about. What keeps no rule is kept as it came, and its history says so (C-114). */
async function arrivingOf(
  scope: CompanyScope,
  door: DoorRecord,
  { values, rest, lines = [] }: ReadDelivery,
): Promise<Arriving> {
  const region = await regionOf(scope)
  const customFields = (await fieldsOf(scope)).filter(({ isDeleted }) => !isDeleted)
  const { draft: read, problems } = readArrival(values, {
    dialCode: region.dialCode,
    country: region.country,
    customFields,
  })
  const named = ({ target, text }: ArrivingValue) =>
    unread(targetLabel(target, customFields) ?? '', text.trim())
  const came = values.filter(({ text }) => text.trim())
  const flagged = problems.flatMap(({ target, text }) => {
    const about = came.filter((one) => plainTarget(one) === target)
    // A value that is missing is no value that is wrong.
    return about.length === 0 ? [] : [text, ...about.map(named)]
  })
  const { draft, otherPhones } = withinFields(read)
  for (const phone of otherPhones) flagged.push(named({ target: 'otherPhone', text: phone }))
  const { kept, left } = withinRoom(rest, leadFormLimits.extra)
  const said = [
    ...lines,
    ...(flagged.length > 0 ? [doorTexts.flagged, ...flagged] : []),
    ...(left.length > 0 ? [doorTexts.noRoom(left)] : []),
  ]
  return {
    draft: {
      ...draft,
      source: draft.source ?? door.source ?? undefined,
      sourceName: draft.sourceName ?? door.sourceName ?? undefined,
      extra: kept,
    },
    ...(said.length > 0 && { remark: said.join('\n') }),
    // To a lead that is there already it is news, whether or not it has room for it (C-091).
    enquiry: [...came.map(named), ...besides(kept, lines)].join('\n'),
  }
}

/** Whether it works where we ask the other side is told by its answers, not by what came before. */
const isMendedByLeads = ({ kind, state, secret }: DoorRecord): boolean =>
  state === 'failing' && kind !== 'meta' && !(kind === 'indiamart' && secret)

async function settle(
  scope: CompanyScope,
  door: DoorRecord,
  deliveryId: string,
  read: ReadDelivery,
): Promise<void> {
  const { db, companyId, now } = scope
  const held = await holdDelivery(db, companyId, deliveryId)
  if (held?.state !== 'waiting') return
  const done = { state: 'done', reason: null, settledAt: now } as const
  if (read.isTest) {
    await settleDelivery(db, companyId, deliveryId, { ...done, outcome: 'test', leadId: null })
    return
  }
  const arriving = await arrivingOf(scope, door, read)
  // What was taken in before adds what its lead still lacks: it is no new enquiry.
  const isAgain = held.leadId !== null
  const [taken] = await takeIn(await leadScopeOfNobody(scope, door.name), [arriving], {
    duplicates: isAgain ? 'fill' : door.duplicates,
    door: door.name,
    isUnattended: !isAgain,
    // Where its lead was deleted meanwhile it is a new one.
    areEnquiries: true,
  })
  const outcome = taken?.outcome === 'skipped' ? 'repeated' : (taken?.outcome ?? 'repeated')
  await settleDelivery(db, companyId, deliveryId, { ...done, outcome, leadId: taken?.leadId ?? null })
  if (isMendedByLeads(door)) await markWorking(scope, door)
}

interface TakenJob {
  companyId: string
  deliveryId: string
}

/** It can be seen with its reason, and tried again. */
const fail = (deps: Deps, { companyId, deliveryId }: TakenJob, reason: string): Promise<void> =>
  inCompany(deps, companyId, async (scope) => {
    const { db, now } = scope
    const held = await holdDelivery(db, companyId, deliveryId)
    if (held?.state !== 'waiting') return
    const { leadId } = held
    const failed = { state: 'failed', outcome: null, leadId, reason, settledAt: now } as const
    await settleDelivery(db, companyId, deliveryId, failed)
    const door = await findDoorOf(db, held)
    if (door) await markFailing(scope, door, doorProblems.notTakenIn(reason))
  })

/** Takes in what was delivered, exactly once: reading may be repeated, writing is one transaction with its end. */
export function takeDelivery(
  deps: Deps,
  readers: Record<DoorRecord['kind'], ReadDeliveryOf>,
): JobHandler<TakenJob> {
  const take = async (job: TakenJob, { isLast }: Attempt): Promise<void> => {
    const { companyId, deliveryId } = job
    const found = await inCompany(deps, companyId, async ({ db }) => {
      const delivery = await findDelivery(db, companyId, deliveryId)
      const door = delivery && (await findDoorOf(db, delivery))
      return delivery?.state === 'waiting' && door ? { delivery, door } : undefined
    })
    if (!found) return
    try {
      const read = await readers[found.door.kind](deps, found.door, found.delivery)
      await inCompany(deps, companyId, (scope) => settle(scope, found.door, deliveryId, read))
    } catch (error) {
      const isFinal = error instanceof JobFailed && error.isFinal
      if (!isLast && !isFinal) throw error
      deps.log.warn({ err: error, deliveryId }, 'a delivery was not taken in')
      await fail(deps, job, error instanceof JobFailed ? error.message : doorTexts.failed)
    }
  }
  return Object.assign(take, { giveUp: (job: TakenJob) => fail(deps, job, doorTexts.failed) })
}
