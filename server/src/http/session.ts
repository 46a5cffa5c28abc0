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

const hashes = new WeakMap<FastifyRequest, string>()

/** What the caller sent as a token; whether it is one, only the database knows. */
export function tokenHashOf(request: FastifyRequest): string | undefined {
  const known = hashes.get(request)
  if (known) return known
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return undefined
  const hash = hashToken(token)
  hashes.set(request, hash)
  return hash
}

export interface SessionRow extends Record<string, unknown> {
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
  must_choose_password: boolean
  is_setup_by_admins: boolean
  is_due: boolean
  settings_version: number
}

export const viewerOf = (row: SessionRow): Viewer => ({
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
  mustChoosePassword: row.must_choose_password,
  isSetupByAdmins: row.is_setup_by_admins,
})

/** Looked up for each request, so that a revoked session ends at once. */
export async function findViewer(deps: Deps, request: FastifyRequest): Promise<Viewer | undefined> {
  const hash = tokenHashOf(request)
  if (!hash) return undefined
  const now = deps.clock()
  const found = await deps.database.pool.query<SessionRow>({
    name: 'find-session',
    text: 'select * from enter($1, $2)',
    values: [hash, now],
  })
  const row = found.rows[0]
  if (!row) return undefined
  if (row.is_due) await slide(deps, row.session_id, now)
  return viewerOf(row)
}

/** Seven days from the last use, written at most every five minutes; thirty days in all. */
export const slide = (deps: Deps, sessionId: string, now: Date) =>
  deps.database.pool.query(
    `update sessions set last_seen_at = $2,
      expires_at = least($2::timestamptz + interval '7 days', created_at + interval '30 days') where id = $1`,
    [sessionId, now],
  )
