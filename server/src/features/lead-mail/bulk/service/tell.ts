import type { CompanyScope } from '../../../../context'
import { peopleOf } from '../../../leads/service'

/** Open pages of who sent it, and of admins. */
export async function tellOfBatch(scope: CompanyScope, createdBy: string): Promise<void> {
  const told = [...(await peopleOf(scope)).values()].filter(
    ({ id, isAtWork, isAdmin, isSuperAdmin }) => isAtWork && (id === createdBy || isAdmin || isSuperAdmin),
  )
  await scope.tell(
    told.map(({ id }) => id),
    { name: 'changed', about: ['mails'] },
  )
}

/** Open pages of admins: the list of addresses that get no mails to many has changed. */
export async function tellOfUnsubscribed(scope: CompanyScope): Promise<void> {
  const told = [...(await peopleOf(scope)).values()].filter(
    ({ isAtWork, isAdmin, isSuperAdmin }) => isAtWork && (isAdmin || isSuperAdmin),
  )
  await scope.tell(
    told.map(({ id }) => id),
    { name: 'changed', about: ['unsubscribed'] },
  )
}
