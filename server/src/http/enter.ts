import type { Viewer } from '@foyer/contract/accounts/model'
import type { PoolClient } from 'pg'
import { type CompanyScope, type Deps, scopeOn } from '../context'
import type { RequestMode } from '../db/client'
import type { SeenSession } from '../session-memory'
import { type SessionRow, slide, viewerOf } from './session'

interface Entered {
  scope: CompanyScope
  viewer: Viewer
}

/** The session is no longer what it was when its token was last used. */
class SessionChanged extends Error {}

const seenAs = (row: SessionRow): SeenSession => ({
  viewer: viewerOf(row),
  settingsVersion: row.settings_version,
  all: JSON.stringify({ ...row, is_due: false }),
})

/** Every result is held back until the session is known to be the one that was guessed. */
function onlyAfter(confirmed: Promise<unknown>, client: PoolClient): PoolClient {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
  const guarded: PoolClient = Object.create(client)
  return Object.assign(guarded, {
    query: async (...asked: unknown[]) => {
      const answer = query(...asked)
      answer.catch(() => {}) // it is waited for below
      await confirmed
      return answer
    },
  })
}

/**
 * A request as one transaction, which begins with its session: who is asking is looked up in the message that begins it.
 * Without a session the work gets nothing, and the database shows it nothing. Of a token that was seen before, the work begins
 * with what it stood for then, so that its first statement travels in the same message; if the session has changed, nothing of
 * that is used, and it begins again.
 */
export async function enter<T>(
  deps: Deps,
  mode: RequestMode,
  tokenHash: string,
  work: (entered: Entered | undefined) => Promise<T>,
): Promise<T> {
  const now = deps.clock()
  const entrance = `select * from enter('${tokenHash}', '${now.toISOString()}')`
  let dueSession: string | undefined

  const run = (seen: SeenSession | undefined) =>
    deps.database.request(mode, entrance, async (client, begun, last) => {
      const looked = begun.then(([row]) => {
        const session = row as SessionRow | undefined
        if (session?.is_due) dueSession = session.session_id
        return session && seenAs(session)
      })
      const startAs = ({ viewer, settingsVersion }: SeenSession, on: PoolClient) => {
        const { companyId } = viewer
        const remember = deps.memory(companyId, settingsVersion)
        return work({ scope: { ...scopeOn(deps, on, last), companyId, remember }, viewer })
      }
      if (!seen) {
        const session = await looked
        if (!session) return work(undefined)
        deps.sessions.keep(tokenHash, session)
        return startAs(session, client)
      }
      const confirmed = looked.then((session) => {
        if (session?.all !== seen.all) throw new SessionChanged()
      })
      confirmed.catch(() => {}) // it is waited for below
      try {
        return await startAs(seen, onlyAfter(confirmed, client))
      } finally {
        await confirmed
      }
    })

  const result = await run(deps.sessions.find(tokenHash)).catch((error: unknown) => {
    if (!(error instanceof SessionChanged)) throw error
    deps.sessions.forget(tokenHash)
    return run(undefined)
  })
  if (dueSession) await slide(deps, dueSession, now)
  return result
}
