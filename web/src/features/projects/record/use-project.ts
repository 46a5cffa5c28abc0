import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { useEndpoint } from '../../../api/queries'

export const useProject = (id: string) => useEndpoint(endpoints.read, { id })
