import { createHash } from 'node:crypto'
import { feedFile } from '@foyer/contract/calendar/feed-file'
import { calendarLimits } from '@foyer/contract/calendar/limits'
import { calendarRefusals } from '@foyer/contract/calendar/messages'
import type { FeedRequest } from '@foyer/contract/calendar/model'
import { addDays, todayIn } from '@foyer/contract/kit/dates'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, inCompany, type PublicContext } from '../../../context'
import { type LeadScope, leadScopeOfPerson, linkOf, regionOf } from '../../leads/service'
import { dueTasks } from '../../tasks/service'
import { type FeedRow, findFeed, findFeedByToken, findFirm, noteFetched } from '../repository/feeds'
import { findPlanned, type PlannedRow, typeOf } from '../repository/follow-ups'
import { hashOfToken, originOf, tokenOf } from './feed'

const { feed: limits } = calendarLimits

const plannedOf = (row: PlannedRow) => ({
  ...row,
  type: typeOf(row),
  companyName: row.companyName ?? undefined,
  phone: row.phone ?? undefined,
  address: row.address ?? undefined,
  city: row.city ?? undefined,
  followUpOn: row.on,
  followUpTime: row.time?.slice(0, 5),
  followUpKind: row.kind ?? undefined,
  updatedAt: new Date(row.updatedAt).toISOString(),
})

/** As the person would see it now. The latest of what is over, and the next of what is to come. */
async function fileOf(ctx: PublicContext, scope: LeadScope): Promise<string> {
  const { db, companyId, viewer } = scope
  const { timeZone: zone } = await regionOf(scope)
  const today = todayIn(zone, scope.now)
  const [first, end] = [addDays(today, -limits.daysBack), addDays(today, limits.daysAhead + 1)]
  const of = { companyId, assignees: [viewer.userId] }
  const before = { limit: limits.past, isBackwards: true }
  const from = { limit: limits.coming, isBackwards: false }
  const past = await findPlanned(db, { ...of, from: first, to: today }, before)
  const coming = await findPlanned(db, { ...of, from: today, to: end }, from)
  const asked = {
    people: [viewer.userId],
    from: first,
    to: addDays(end, -1),
    limit: calendarLimits.ofDay.max,
  }
  const tasks = await dueTasks(scope, asked)
  const origin = originOf(ctx)
  return feedFile({
    firm: await findFirm(db, companyId),
    zone,
    leads: [...past.reverse(), ...coming].map(plannedOf),
    tasks: tasks.map(({ task }) => task),
    addressOf: (leadId) => new URL(leadId ? linkOf(leadId) : '/timeline/my-task/', origin).href,
  })
}

/** A moment of a header has no parts of a second. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

/** RFC 9110: a tag counts before a day, and several may be named. */
function isKnown({ knownTag, knownSince }: FeedRequest, tag: string, changedAt: Date): boolean {
  if (knownTag !== undefined)
    return knownTag.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))
  return knownSince !== undefined && Date.parse(knownSince) >= changedAt.getTime()
}

/** Written when there is something new in it, and otherwise now and then. */
const isNoteDue = ({ fileTag, lastFetchedAt }: FeedRow, tag: string, now: Date): boolean =>
  fileTag !== tag || !lastFetchedAt || now.getTime() - lastFetchedAt.getTime() >= limits.notedEvery

/** No session: the address is the right, for as long as its person has one to what is in it. */
export async function readFeed(ctx: PublicContext, asked: FeedRequest): Promise<Content> {
  const gone = () => refuse(calendarRefusals.unknownFeed)
  const token = tokenOf(asked.file) ?? gone()
  const tokenHash = hashOfToken(token)
  const { companyId, userId } = (await asSystem(ctx, ({ db }) => findFeedByToken(db, tokenHash))) ?? gone()
  return inCompany(ctx, companyId, async (scope) => {
    const row = await findFeed(scope.db, companyId, userId)
    const person = await leadScopeOfPerson(scope, userId)
    if (!row || row.tokenHash !== tokenHash || !person) return gone()
    const file = await fileOf(ctx, person)
    const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
    const changedAt = wholeSecond((row.fileTag === tag && row.changedAt) || scope.now)
    if (isNoteDue(row, tag, scope.now))
      await noteFetched(scope.db, companyId, tokenHash, { fileTag: tag, changedAt, lastFetchedAt: scope.now })
    const headers = {
      etag: tag,
      'last-modified': changedAt.toUTCString(),
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline; filename="foyer.ics"',
      'x-robots-tag': 'noindex',
    }
    return isKnown(asked, tag, changedAt)
      ? { status: 304, headers, content: undefined }
      : { headers, content: file }
  })
}
