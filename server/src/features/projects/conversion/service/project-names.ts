import { refuse } from '@foyer/contract/kit/refusal'
import { projectLimits } from '@foyer/contract/projects/conversion/limits'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { CompanyScope } from '../../../../context'
import { lock } from '../repository/locks'
import { findFreeName, isNameTaken } from '../repository/projects'

export async function refuseTakenName(
  { db, companyId }: CompanyScope,
  name: string,
  exceptId?: string,
): Promise<void> {
  await lock(db, companyId, 'project-names')
  if (await isNameTaken(db, companyId, name, exceptId)) refuse(projectRefusals.nameTaken)
}

const triedNames = 200

/** A draft is named after its lead, and two people may have the same name: 'Amit Sharma 2'. */
export async function freeName({ db, companyId }: CompanyScope, name: string): Promise<string> {
  await lock(db, companyId, 'project-names')
  const short = [...name]
    .slice(0, projectLimits.projectName - ' 201'.length)
    .join('')
    .trimEnd()
  const names = [name, ...Array.from({ length: triedNames }, (_, index) => `${short} ${index + 2}`)]
  return (await findFreeName(db, companyId, names)) ?? refuse(projectRefusals.nameTaken)
}
