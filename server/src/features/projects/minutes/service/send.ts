import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { minutesLimits } from '@foyer/contract/projects/minutes/limits'
import {
  minutesLines as lines,
  minutesRefusals as refusals,
  minutesReplies as replies,
} from '@foyer/contract/projects/minutes/messages'
import type { Minutes, MinutesSending } from '@foyer/contract/projects/minutes/model'
import { asSystem, type CompanyScope, type Context } from '../../../../context'
import { takeTry } from '../../../accounts/service'
import { queueMails } from '../../../mail/service'
import { updateMinutes } from '../repository/minutes'
import { type Colleague, findColleagues, findCompanyName } from '../repository/people'
import { inMinutes } from './in-minutes'
import { minutesMail, type Reader } from './minutes-mail'
import { asMinutes } from './shown'

async function refuseTooMany(ctx: Context): Promise<void> {
  const limit = {
    subject: `minutes:${ctx.viewer.userId}`,
    atMost: minutesLimits.sendingsAnHour,
    minutes: 60,
  }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusals.tooManySendings)
}

async function colleaguesIn(
  { db, companyId }: CompanyScope,
  { attendees, points }: Minutes,
): Promise<Map<string, Colleague>> {
  const ids = [...attendees.map(({ userId }) => userId), ...points.map(({ ownerId }) => ownerId)]
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  const found = wanted.length > 0 ? await findColleagues(db, companyId, wanted) : []
  return new Map(found.map((one) => [one.userId, one]))
}

/** Everybody once, colleagues at the address they have now; who has left the firm gets nothing. */
function readersOf({ attendees }: Minutes, colleagues: ReadonlyMap<string, Colleague>): Reader[] {
  const readers = attendees.flatMap(({ userId, name, email }): Reader[] => {
    if (userId === undefined) return email ? [{ name, email }] : []
    const known = colleagues.get(userId)
    return known?.isActive ? [{ name: known.name, email: known.email, userId }] : []
  })
  const byAddress = new Map(readers.toReversed().map((reader) => [reader.email.toLowerCase(), reader]))
  return [...byAddress.values()].toReversed()
}

function chosen(readers: readonly Reader[], to: readonly string[] | undefined): readonly Reader[] {
  if (readers.length === 0) return refuse(refusals.noAddress)
  if (to === undefined) return readers
  const wanted = new Set(to.map((address) => address.trim().toLowerCase()))
  const found = readers.filter(({ email }) => wanted.has(email.toLowerCase()))
  return found.length === wanted.size && found.length > 0 ? found : refuse(refusals.notAttending)
}

/** One mail to each, in the name of the sender, who gets the answers. */
export async function sendMinutes(
  ctx: Context,
  { id, revision, to }: MinutesSending,
): Promise<{ message: string }> {
  await refuseTooMany(ctx)
  const { viewer } = ctx
  return inMinutes(ctx, { id }, async ({ scope, held, note }) => {
    const minutes = await asMinutes(scope, held)
    if (minutes.revision !== revision) refuse(refusals.changed, { current: minutes })
    const colleagues = await colleaguesIn(scope, minutes)
    const readers = chosen(readersOf(minutes, colleagues), to)
    const mailed = {
      minutes,
      projectName: held.projectName,
      company: await findCompanyName(scope.db, scope.companyId),
      sender: viewer.fullName,
      ownerName: ({ ownerId, ownerName }: Minutes['points'][number]) =>
        ownerId ? colleagues.get(ownerId)?.name : ownerName,
    }
    await queueMails(
      scope,
      readers.map((reader) => ({
        ...minutesMail(mailed, reader),
        companyId: scope.companyId,
        lane: 'firm' as const,
        fromName: viewer.fullName,
        replyTo: viewer.email,
        senderId: viewer.userId,
      })),
    )
    await updateMinutes(scope.db, scope.companyId, id, { sentAt: scope.now })
    await note(lines.sent(minutes.title, readers.length))
    return { message: replies.sent(readers.length) }
  })
}
