import type { CompanyScope } from '../../../../context'
import { peopleOf } from '../../../leads/service'
import type { ImportRecord } from '../repository/imports'

/** Open pages of who imported the file, and of admins. */
export async function tellOfImport(
  scope: CompanyScope,
  { createdBy }: Pick<ImportRecord, 'createdBy'>,
): Promise<void> {
  const people = [...(await peopleOf(scope)).values()]
  const told = people.filter(
    ({ id, isAtWork, isAdmin, isSuperAdmin }) => isAtWork && (id === createdBy || isAdmin || isSuperAdmin),
  )
  await scope.tell(
    told.map(({ id }) => id),
    { name: 'changed', about: ['imports'] },
  )
}
