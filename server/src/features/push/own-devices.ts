import { type Refusal, refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { pushLimits as limits } from '@foyer/contract/push/limits'
import { pushRefusals as refusals, pushTexts as texts } from '@foyer/contract/push/messages'
import { type PushChoice, type PushPlace, type PushSettings, pushKinds } from '@foyer/contract/push/model'
import { asSystem, type Context, inCompany, inViewersCompany } from '../../context'
import { OutsideFailed } from '../../gateways/outside/port'
import { isPushKey } from '../../gateways/push/send-push'
import { newId } from '../../new-id'
import { takeTry } from '../accounts/service'
import { choiceOf } from './choice'
import { serverKeys } from './keys'
import * as repository from './repository'

export async function pushSettings(ctx: Context): Promise<PushSettings> {
  const { companyId, userId, sessionId } = ctx.viewer
  const { publicKey } = await serverKeys(ctx)
  return inCompany(
    ctx,
    companyId,
    async ({ db }) => {
      const row = await repository.findChoice(db, companyId, userId)
      const devices = await repository.findDevices(db, companyId, userId)
      return {
        serverKey: publicKey,
        choice: choiceOf(row),
        removed: row?.removed ?? [],
        devices: devices.map((device) => ({
          id: device.id,
          userAgent: device.userAgent ?? undefined,
          addedAt: device.createdAt.toISOString(),
          shownAt: device.shownAt?.toISOString(),
          isThis: device.sessionId === sessionId,
        })),
      }
    },
    'reading',
  )
}

const toldOwn = (scope: Parameters<Parameters<typeof inViewersCompany>[1]>[0], userId: string) =>
  scope.tell([userId], { name: 'changed', about: ['push'] })

export const choosePush = (ctx: Context, { kinds, quiet }: PushChoice): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { userId } = ctx.viewer
    const unwanted = pushKinds.filter((kind) => !kinds.includes(kind))
    await repository.writeChoice(db, { companyId, userId, unwanted, quiet, updatedAt: now })
    await toldOwn(scope, userId)
    return { message: texts.saved }
  })

async function refuseMoreThan(ctx: Context, what: string, atMost: number, minutes: number, refusal: Refusal) {
  const limit = { subject: `${what}:${ctx.viewer.userId}`, atMost, minutes }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusal)
}

/** Only what is on the internet: a server that sends to any address could be made to call its neighbours. */
async function refuseBadPlace({ outside, env }: Context, place: PushPlace): Promise<void> {
  const address = URL.canParse(place.endpoint) ? new URL(place.endpoint) : undefined
  const isSafe = address?.protocol === 'https:' || env.PRIVATE_ADDRESSES === 'open'
  if (!address || !isSafe || address.username || address.password || !isPushKey(place))
    return refuse(refusals.place)
  await outside.resolve(address.hostname).catch((error: unknown) => {
    if (error instanceof OutsideFailed) refuse(refusals.place)
    throw error
  })
}

export async function addPushDevice(ctx: Context, place: PushPlace): Promise<{ id: string }> {
  const { companyId, userId, sessionId } = ctx.viewer
  await refuseMoreThan(ctx, 'push-devices', limits.devicesAnHour, 60, refusals.tooManyDevices)
  await refuseBadPlace(ctx, place)
  // The browser may have belonged to somebody of another firm.
  return asSystem(ctx, async ({ db, now, tell }) => {
    const userAgent = ctx.userAgent?.slice(0, 300)
    const device = { companyId, id: newId(now), userId, sessionId, userAgent, createdAt: now, ...place }
    const id = await repository.writeDevice(db, device, limits.devices)
    await tell([userId], { name: 'changed', about: ['push'] })
    return { id }
  })
}

export const removePushDevice = (ctx: Context, { id }: { id: string }): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { userId } = ctx.viewer
    if (!(await repository.deleteDevice(scope.db, scope.companyId, id, userId)))
      refuse(refusals.unknownDevice)
    await repository.writeRemoved(scope.db, scope.companyId, userId, id)
    await toldOwn(scope, userId)
    return { message: texts.removed }
  })

export async function testPush(ctx: Context, { id }: { id: string }): Promise<{ message: string }> {
  await refuseMoreThan(ctx, 'push-tests', limits.testsAMinute, 1, refusals.tooManyTests)
  return inViewersCompany(ctx, async ({ db, companyId, now, enqueue }) => {
    if (!(await repository.hasDevice(db, companyId, ctx.viewer.userId, id))) refuse(refusals.unknownDevice)
    const message = { title: texts.testTitle, body: texts.testBody, link: '/admin/', tag: 'test' }
    const until = new Date(now.getTime() + 60_000).toISOString()
    await enqueue('push.send', { companyId, deviceId: id, message, until })
    return { message: texts.tested }
  })
}
