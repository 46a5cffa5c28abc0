import { defaultTemplates } from '@foyer/contract/lead-mail/templates/defaults'
import type { Scope } from '../../../../context'
import { newId } from '../../../../new-id'
import { insertTemplates } from '../repository/templates'

/** What a firm writes with on its first day. */
export async function createDefaultTemplates({ db, now }: Scope, companyId: string): Promise<void> {
  const rows = defaultTemplates.map((template, place) => {
    // Ids and times of one millisecond have no order; these must keep theirs.
    const at = new Date(now.getTime() + place)
    return { companyId, id: newId(at), ...template, createdAt: at, updatedAt: at }
  })
  await insertTemplates(db, rows)
}
