import type { Subject } from '@foyer/contract/kit/subjects'
import type { CompanyScope } from '../../../../context'
import { findClientUsers } from '../repository/people'

/** Open pages of the client read again what they are shown; the message itself says nothing of it. */
export const tellClient = async (
  { db, companyId, tell }: CompanyScope,
  projectId: string,
  ...about: Subject[]
): Promise<void> => tell(await findClientUsers(db, companyId, projectId), { name: 'changed', about })
