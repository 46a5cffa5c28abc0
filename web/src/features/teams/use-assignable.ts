import { meFirst } from '@foyer/contract/teams/rules'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useEndpoint } from '../../api/queries'
import { useProfile } from '../accounts/use-profile'

/** Whom a lead can be assigned to, oneself first (C-164). */
export function useAssignable(isEnabled = true) {
  const read = useEndpoint(teamEndpoints.assignable, {}, { enabled: isEnabled })
  const me = useProfile().data?.id
  return { ...read, data: read.data && meFirst(read.data, me) }
}
