import { useCan } from '../../../accounts/use-can'
import { useProfile } from '../../../accounts/use-profile'
import { useAssignable } from '../../../teams/use-assignable'

/**
 * Whom a new lead is given to unless somebody else is chosen: oneself (C-164), or nobody where it goes to the next in turn,
 * or the server gives it to whoever may not assign. Undefined as long as it is not known.
 */
export function useFirstOwner(): string | undefined {
  const { data: profile } = useProfile()
  const canAssign = useCan('leads.assign')
  const isChosen = canAssign && profile?.company.autoAssign === false
  const people = useAssignable(isChosen)
  if (!profile || (isChosen && people.isLoading)) return undefined
  return isChosen && people.data?.some(({ id }) => id === profile.id) ? profile.id : ''
}
