import type { LeadSelection } from '@foyer/contract/leads/model'
import { leadChatEndpoints } from '@foyer/contract/wire/leads/bulk/chat-endpoints'
import { useEndpoint } from '../../../../api/queries'

/** Who can be written to: asked once. Each message that is logged would have all of them read again. */
export const useChats = (selection: LeadSelection) =>
  useEndpoint(
    leadChatEndpoints.chats,
    { selection },
    { staleTime: 0, gcTime: 0, enabled: ({ state }) => state.data === undefined },
  )
