import { createHash, randomBytes } from 'node:crypto'
import type { CalendarFeed } from '@foyer/contract/calendar/model'
import { type Context, type Deps, inViewersCompany, readingViewersCompany } from '../../../context'
import { deleteFeed, type FeedRow, findFeed, writeFeed } from '../repository/feeds'

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token of a file's name, if it can be one. */
export const tokenOf = (file: string): string | undefined => /^([\w-]{43})\.ics$/.exec(file)?.[1]

export const originOf = ({ env }: Pick<Deps, 'env'>): string => env.APP_URL ?? `http://localhost:${env.PORT}/`

const off: CalendarFeed = {
  isOn: false,
  address: undefined,
  createdAt: undefined,
  lastFetchedAt: undefined,
}

/** Without its address where the key it was locked with is gone. */
function addressOf(ctx: Context, { token }: FeedRow): string | undefined {
  try {
    return new URL(`/calendar-feed/${ctx.secrets.unlock(token)}.ics`, originOf(ctx)).href
  } catch {
    return undefined
  }
}

const shown = (ctx: Context, row: FeedRow | undefined): CalendarFeed =>
  row
    ? {
        isOn: true,
        address: addressOf(ctx, row),
        createdAt: row.createdAt.toISOString(),
        lastFetchedAt: row.lastFetchedAt?.toISOString(),
      }
    : off

export const feed = (ctx: Context): Promise<CalendarFeed> =>
  readingViewersCompany(ctx, async ({ db, companyId }) =>
    shown(ctx, await findFeed(db, companyId, ctx.viewer.userId)),
  )

export const renewFeed = (ctx: Context): Promise<CalendarFeed> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { userId } = ctx.viewer
    const token = randomBytes(32).toString('base64url')
    await writeFeed(db, {
      companyId,
      userId,
      tokenHash: hashOfToken(token),
      token: ctx.secrets.lock(token),
      createdAt: now,
    })
    await scope.tell([userId], { name: 'changed', about: ['calendarFeed'] })
    return shown(ctx, await findFeed(db, companyId, userId))
  })

export const endFeed = (ctx: Context): Promise<CalendarFeed> =>
  inViewersCompany(ctx, async (scope) => {
    const { userId } = ctx.viewer
    await deleteFeed(scope.db, scope.companyId, userId)
    await scope.tell([userId], { name: 'changed', about: ['calendarFeed'] })
    return off
  })
