import type { LeadSelection } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useEndpoint } from '../../../../api/queries'

/** Who can be written to: asked once. Each message that is logged would have all of them read again. */
export const useChats = (selection: LeadSelection) =>
  useEndpoint(
    leadListEndpoints.chats,
    { selection },
    { staleTime: 0, gcTime: 0, enabled: ({ state }) => state.data === undefined },
  )
