import type { Viewer } from '@foyer/contract/accounts/model'
import type { CompanyScope } from '../../../../context'
import type { Statement } from '../../../../db/on-client'

const mostKept = 500

/**
 * People open the same few lists all day: what they ask the database is kept until a setting of the company changes. Only what
 * follows from the viewer, the question and the settings can be kept, nothing that depends on the time.
 */
export async function keptStatement(
  scope: CompanyScope,
  viewer: Viewer,
  question: unknown,
  write: () => Promise<Statement>,
): Promise<Statement> {
  const kept = await scope.remember('statements', async () => new Map<string, Statement>())
  const { userId, isSuperAdmin, isAdmin, isClient, rights } = viewer
  const key = JSON.stringify([userId, isSuperAdmin, isAdmin, isClient, rights, question])
  const known = kept.get(key)
  if (known) return known
  const statement = await write()
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, statement)
  return statement
}
