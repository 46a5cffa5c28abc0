import { clockTimeOf } from '@foyer/contract/kit/dates'
import { pushLimits } from '@foyer/contract/push/limits'
import { pushKindTexts } from '@foyer/contract/push/messages'
import type { PushKind, PushMessage } from '@foyer/contract/push/model'
import { isQuiet } from '@foyer/contract/push/quiet'
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

/** Longer than a push service keeps it, it is no news. */
const newsFor = 4 * 3_600_000

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
  const until = new Date(now.getTime() + newsFor).toISOString()
  for (const { id, userId, timeZone, choice: row } of devices) {
    const choice = choiceOf(row)
    if (isQuiet(choice, clockTimeOf(now, timeZone))) continue
    for (const push of pushes)
      if (push.userIds.includes(userId) && choice.kinds.includes(push.kind))
        await scope.enqueue('push.send', { companyId, deviceId: id, message: messageOf(push), until })
  }
}
