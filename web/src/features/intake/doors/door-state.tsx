import type { DoorState } from '@foyer/contract/intake/doors/model'
import { doorStateNames } from '@foyer/contract/intake/messages/lead-sources'
import { Chip } from '../../../ui/text/chip'

const inks: Record<DoorState, 'ok' | '2' | 'past'> = {
  on: 'ok',
  paused: '2',
  'needs-login': 'past',
  failing: 'past',
}

export function DoorStateChip({ state }: { state: DoorState }) {
  return (
    <Chip>
      <span data-ink={inks[state]}>{doorStateNames[state]}</span>
    </Chip>
  )
}
