import type { ProjectLogKind } from '@foyer/contract/projects/record/model'
import type { CompanyScope } from '../../../../context'
import { newId } from '../../../../new-id'
import { insertLog } from '../repository/log'

interface ProjectLine {
  projectId: string
  /** Nobody where the client did it. */
  actorId: string | undefined
  kind: ProjectLogKind
  sentence: string
  /** The thing it is about: the name of a file, the title of a meeting. */
  subject?: string
}

/** In the transaction of what it tells of. */
export const writeLog = (
  { db, companyId, now }: Pick<CompanyScope, 'db' | 'companyId' | 'now'>,
  line: ProjectLine,
): Promise<unknown> => insertLog(db, { ...line, companyId, id: newId(now), at: now })
