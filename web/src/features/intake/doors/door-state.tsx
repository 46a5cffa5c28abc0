import type { DoorState } from '@foyer/contract/intake/doors/model'
import { doorStateNames } from '@foyer/contract/intake/messages/lead-sources'
import { Badge } from '@mantine/core'

const colours: Record<DoorState, string> = {
  on: 'green',
  paused: 'gray',
  'needs-login': 'red',
  failing: 'red',
}

export function DoorStateBadge({ state }: { state: DoorState }) {
  return (
    <Badge variant="light" color={colours[state]} tt="none" miw="max-content">
      {doorStateNames[state]}
    </Badge>
  )
}
