import { createHash, timingSafeEqual } from 'node:crypto'
import { type DoorKind, isPortal } from '@foyer/contract/intake/doors/model'
import { doorProblems, hookTexts, hookRefusals as refusals } from '@foyer/contract/intake/messages/portals'
import type { Delivered } from '@foyer/contract/intake/portals/delivered'
import { idOfPayload } from '@foyer/contract/intake/portals/presets'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, inCompany, type PublicContext } from '../../../../context'
import { type DoorRecord, findDoorByKey } from '../../doors/repository'
import { receive } from '../../doors/service'
import { markFailing } from '../../doors/service/health'
import { hashOfKey } from '../../doors/service/keys'
import { readDelivered } from './read-delivered'

type Payload = Record<string, unknown>

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const isSame = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other))

/**
 * By the name the other side gave it; without one the same content on one day is the same delivery, or at any time where we
 * ask for it over and over.
 */
export function onceKeyOf(kind: DoorKind, payload: unknown, on?: Date): string {
  const id = idOfPayload(kind, payload)
  if (id) return `id:${id.length > 200 ? sha256(id).toString('hex') : id}`
  return `${on ? on.toISOString().slice(0, 10) : 'content'}:${sha256(JSON.stringify(payload)).toString('hex')}`
}

async function openDoor(ctx: PublicContext, key: string): Promise<DoorRecord> {
  const door = await asSystem(ctx, ({ db }) => findDoorByKey(db, hashOfKey(key)))
  if (!door || !isPortal(door.kind)) return refuse(refusals.unknown)
  // Nothing is kept of what comes meanwhile: whoever sends it is told, and can send it again.
  return door.state === 'paused' ? refuse(refusals.paused) : door
}

/** Google proves itself by a key in what it sends; the key is not kept with it. */
async function withoutProof(ctx: PublicContext, door: DoorRecord, payloads: Payload[]): Promise<Payload[]> {
  if (door.kind !== 'google-ads') return payloads
  const key = door.secret ? ctx.secrets.unlock(door.secret) : ''
  if (!payloads.every(({ google_key: sent }) => typeof sent === 'string' && isSame(sent, key))) {
    await inCompany(ctx, door.companyId, (scope) => markFailing(scope, door, doorProblems.googleKey))
    refuse(refusals.wrongKey)
  }
  return payloads.map(({ google_key: _key, ...rest }) => rest)
}

/** One push of IndiaMART can have several enquiries. */
const apart = ({ kind }: DoorRecord, payload: Payload): Payload[] =>
  kind === 'indiamart' && Array.isArray(payload.RESPONSE)
    ? payload.RESPONSE.map((one: unknown) => ({ RESPONSE: one }))
    : [payload]

const answer = (message: string) => ({ code: 200, status: 'RECEIVED', message })

async function take(ctx: PublicContext, door: DoorRecord, delivered: Omit<Delivered, 'key'>) {
  const payloads = await withoutProof(ctx, door, readDelivered(delivered))
  const single = payloads.flatMap((payload) => apart(door, payload))
  await inCompany(ctx, door.companyId, (scope) =>
    receive(
      scope,
      door,
      single.map((payload) => ({ onceKey: onceKeyOf(door.kind, payload, scope.now), payload })),
    ),
  )
  return answer(hookTexts.received)
}

export const deliver = async (ctx: PublicContext, { key, ...delivered }: Delivered) =>
  take(ctx, await openDoor(ctx, key), delivered)

export const deliverByAddress = async (
  ctx: PublicContext,
  { key, query }: Pick<Delivered, 'key' | 'query'>,
) => {
  const door = await openDoor(ctx, key)
  // Portals and people look whether there is somebody at the address.
  if (Object.keys(query).length === 0) return answer(hookTexts.ready)
  return take(ctx, door, { query, contentType: undefined, body: '' })
}
