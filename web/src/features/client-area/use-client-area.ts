import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { useEndpoint } from '../../api/queries'

export const useClientProjects = () => useEndpoint(clientAreaEndpoints.projects, {})
export const useClientProject = (id: string) =>
  useEndpoint(clientAreaEndpoints.project, { id }, { retry: false })
