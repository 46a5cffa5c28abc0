import { peopleEndpoints } from '@foyer/contract/wire/people'
import { useEndpoint } from '../../api/queries'

/** Roles and designations: what a form about people chooses from. */
export function useChoices() {
  const roles = useEndpoint(peopleEndpoints.defaultRoles, {})
  const designations = useEndpoint(peopleEndpoints.designations, {})
  return {
    roles: roles.data,
    designations: designations.data,
    isFailed: (roles.isError && !roles.data) || (designations.isError && !designations.data),
    retry: () => {
      if (roles.isError) void roles.refetch()
      if (designations.isError) void designations.refetch()
    },
  }
}
