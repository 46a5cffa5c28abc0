import { doorProblems } from '@foyer/contract/intake/messages/portals'
import {
  type IndiamartVerdict,
  indiamartTime,
  indiamartVerdict,
  nextWindow,
} from '@foyer/contract/intake/portals/indiamart'
import { asSystem, type CompanyScope, type Deps, inCompany } from '../../../../context'
import { OutsideFailed } from '../../../../gateways/outside/port'
import type { DoorRecord } from '../../doors/repository'
import { holdDoor, updateDoor, updateSettings } from '../../doors/repository/doors'
import { receive } from '../../doors/service'
import { markFailing, markWorking } from '../../doors/service/health'
import { findAskedDoors } from '../repository'
import { onceKeyOf } from './deliver'
import { readJson } from './read-json'

const minute = 60_000
/** It may be asked once in five minutes; the schedule is not exact to the second. */
const between = 4.5 * minute
/** After it said that this was too often, and after it refused the key. */
const restFor = { 'too-often': 10 * minute, 'wrong-key': 60 * minute }
/** One unanswered call is nothing to tell people of. */
const patience = 3

interface Asking {
  askAfter?: string | null
  failures?: number
}

/** Each firm is asked by a job of its own: one that fails or is slow holds up nobody. */
export const askEverybody = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, enqueue }) => {
    for (const door of await findAskedDoors(db)) await enqueue('intake.ask-one', door)
  })

interface Answered {
  verdict: IndiamartVerdict
  leads: Record<string, unknown>[]
  isOdd: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): Record<string, unknown> {
  try {
    const found = readJson(text)
    return isObject(found) ? found : {}
  } catch {
    return {}
  }
}

async function ask(deps: Deps, key: string, { from, until }: { from: Date; until: Date }): Promise<Answered> {
  const url = new URL(deps.env.INDIAMART_URL)
  url.searchParams.set('glusr_crm_key', key)
  url.searchParams.set('start_time', indiamartTime(from))
  url.searchParams.set('end_time', indiamartTime(until))
  const none = { leads: [], isOdd: false }
  try {
    const { status, text } = await deps.outside.call({ url: url.href })
    const { CODE: code, RESPONSE: response } = parsed(text)
    const verdict = indiamartVerdict(code, status)
    if (verdict !== 'leads') return { ...none, verdict, isOdd: status === 200 }
    if (!Array.isArray(response)) return { ...none, verdict: 'not-now', isOdd: true }
    return { ...none, verdict, leads: response.filter(isObject) }
  } catch (error) {
    if (error instanceof OutsideFailed) return { ...none, verdict: 'not-now' }
    throw error
  }
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** The door, if it is its time; nobody else asks until then. */
const claim = (deps: Deps, companyId: string, doorId: string): Promise<DoorRecord | undefined> =>
  inCompany(deps, companyId, async ({ db, now }) => {
    const door = await holdDoor(db, companyId, doorId)
    const isAsked = door?.secret && (door.state === 'on' || door.state === 'failing')
    const { askAfter } = (door?.settings ?? {}) as Asking
    if (!isAsked || (askAfter && Date.parse(askAfter) > now.getTime())) return undefined
    await updateSettings(db, companyId, doorId, { askAfter: later(now, between) })
    return door
  })

async function settleAnswer(
  scope: CompanyScope,
  door: DoorRecord,
  until: Date,
  { verdict, leads, isOdd }: Answered,
): Promise<void> {
  const { db, companyId, now } = scope
  const settings = (values: Asking) => updateSettings(db, companyId, door.id, { ...values })
  if (verdict === 'leads' || verdict === 'nothing') {
    if (leads.length > 0)
      await receive(
        scope,
        door,
        leads.map((payload) => ({ onceKey: onceKeyOf('indiamart', payload), payload })),
      )
    await updateDoor(db, companyId, door.id, { fetchedUntil: until })
    await settings({ failures: 0 })
    await markWorking(scope, door)
  } else if (verdict === 'not-now') {
    const failures = ((door.settings as Asking).failures ?? 0) + 1
    await settings({ failures })
    if (failures >= patience)
      await markFailing(scope, door, isOdd ? doorProblems.indiamartOdd : doorProblems.indiamartAway)
  } else {
    await settings({ askAfter: later(now, restFor[verdict]) })
    if (verdict === 'wrong-key') await markFailing(scope, door, doorProblems.indiamartKey)
  }
}

export async function askOne(
  deps: Deps,
  { companyId, doorId }: { companyId: string; doorId: string },
): Promise<void> {
  const door = await claim(deps, companyId, doorId)
  if (!door?.secret) return
  const { failures = 0 } = door.settings as Asking
  const window = nextWindow(door.fetchedUntil ?? undefined, deps.clock(), failures)
  const answered = await ask(deps, deps.secrets.unlock(door.secret), window)
  await inCompany(deps, companyId, async (scope) => {
    const held = await holdDoor(scope.db, companyId, doorId)
    // Paused, deleted or given another key meanwhile: that counts.
    if (held?.secret === door.secret && held.state !== 'paused')
      await settleAnswer(scope, held, window.until, answered)
  })
}
