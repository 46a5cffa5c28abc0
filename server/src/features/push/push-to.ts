import { clockTimeOf } from '@foyer/contract/kit/dates'
import { pushLimits } from '@foyer/contract/push/limits'
import { pushKindTexts } from '@foyer/contract/push/messages'
import type { PushChoice, PushKind, PushMessage } from '@foyer/contract/push/model'
import { isQuiet, minutesToQuiet } from '@foyer/contract/push/quiet'
import type { CompanyScope } from '../../context'
import { choiceOf } from './choice'
import { findDevicesOf } from './repository'

/** Something that people are told of, by the bell and on their devices. */
export interface Push {
  userIds: string[]
  kind: PushKind
  /** Plain text. */
  text: string
  link: string
  /** Of the same kind about the same: the newest stays on the screen. */
  about: string
}

/** What is older is no news. */
const newsFor = 4 * 60
const minute = 60_000

/** A push service may bring it late, but not in quiet hours. */
function newsUntil(choice: PushChoice, now: Date, timeZone: string): string {
  const toQuiet = minutesToQuiet(choice, clockTimeOf(now, timeZone))
  if (toQuiet === undefined || toQuiet > newsFor)
    return new Date(now.getTime() + newsFor * minute).toISOString()
  return new Date((Math.floor(now.getTime() / minute) + toQuiet) * minute).toISOString()
}

const messageOf = ({ kind, text, link, about }: Push): PushMessage => ({
  title: pushKindTexts[kind].title,
  body: text.slice(0, pushLimits.bodyMax),
  link,
  tag: `${kind} ${about}`,
})

/** A job for each device that is to show something; what nobody wants to see now stays with the bell. */
export async function pushTo(scope: CompanyScope, pushes: readonly Push[]): Promise<void> {
  const userIds = [...new Set(pushes.flatMap((one) => one.userIds))]
  if (userIds.length === 0) return
  const { db, companyId, now } = scope
  const devices = await findDevicesOf(db, companyId, userIds)
  for (const { id, userId, timeZone, choice: row } of devices) {
    const choice = choiceOf(row)
    if (isQuiet(choice, clockTimeOf(now, timeZone))) continue
    const until = newsUntil(choice, now, timeZone)
    for (const push of pushes)
      if (push.userIds.includes(userId) && choice.kinds.includes(push.kind))
        await scope.enqueue('push.send', { companyId, deviceId: id, message: messageOf(push), until })
  }
}
