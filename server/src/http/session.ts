import { createHash, randomBytes } from 'node:crypto'
import type { Feature, Viewer } from '@foyer/contract/accounts/model'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../context'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
}

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/

interface ViewerRow {
  session_id: string
  user_id: string
  company_id: string
  first_name: string
  last_name: string
  email: string
  is_super_admin: boolean
  is_admin: boolean
  is_client: boolean
  crm_edit: boolean
  crm_can_assign: boolean
  quotation_edit: boolean
  can_create_project: boolean
  features: Feature[]
  is_due: boolean
}

/** One database query per request, so that a revoked session ends at once. */
const findSession = `
  select s.id as session_id, u.id as user_id, m.company_id, u.first_name, u.last_name, u.email,
    m.is_super_admin, m.is_admin, m.is_client, m.crm_edit, m.crm_can_assign, m.quotation_edit,
    m.can_create_project, m.features, s.last_seen_at < $2::timestamptz - interval '5 minutes' as is_due
  from sessions s
  join users u on u.id = s.user_id
  join members m on m.company_id = s.company_id and m.user_id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2 and m.deactivated_at is null`

export async function findViewer(deps: Deps, request: FastifyRequest): Promise<Viewer | undefined> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  const now = deps.clock()
  const found = await deps.database.pool.query<ViewerRow>({
    name: 'find-session',
    text: findSession,
    values: [hashToken(token), now],
  })
  const row = found.rows[0]
  if (!row) return undefined
  if (row.is_due) await slide(deps, row.session_id, now)
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    companyId: row.company_id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    isSuperAdmin: row.is_super_admin,
    isAdmin: row.is_admin,
    isClient: row.is_client,
    rights: {
      crm: { edit: row.crm_edit, canAssign: row.crm_can_assign },
      quotation: { edit: row.quotation_edit },
      pmt: { canCreateProject: row.can_create_project },
    },
    features: row.features,
  }
}

/** Seven days from the last use, written at most every five minutes. */
const slide = (deps: Deps, sessionId: string, now: Date) =>
  deps.database.pool.query(
    `update sessions set last_seen_at = $2, expires_at = $2::timestamptz + interval '7 days' where id = $1`,
    [sessionId, now],
  )
