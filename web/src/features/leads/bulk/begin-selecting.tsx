import { selectionTexts } from '@foyer/contract/leads/messages/selection'
import { Button } from '@mantine/core'
import type { Selection } from './use-selection'

/** On a phone no checkboxes are in sight until somebody wants them. */
export function BeginSelecting({ selection }: { selection: Selection }) {
  return (
    <Button variant="subtle" color="gray" size="xs" flex="none" onClick={selection.begin}>
      {selectionTexts.select}
    </Button>
  )
}
