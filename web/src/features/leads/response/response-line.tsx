import { responseTexts as texts } from '@foyer/contract/leads/messages/next/response'
import type { LeadRow } from '@foyer/contract/leads/model'
import { Text, Tooltip } from '@mantine/core'
import { inkOfResponse, useResponseState } from './use-response-state'

/** How long the lead waits for its first contact, or how soon it had one. */
export function ResponseLine({ lead }: { lead: LeadRow | undefined }) {
  const state = useResponseState(lead)
  if (!state) return null
  return (
    <div>
      <Tooltip label={texts.hint} events={{ hover: true, focus: true, touch: true }}>
        <Text
          span
          fz="sm"
          className="num"
          fw={state.is === 'waiting' ? 600 : undefined}
          data-ink={inkOfResponse(state)}
          tabIndex={0}
        >
          {texts.state(state)}
        </Text>
      </Tooltip>
    </div>
  )
}
