import { UnstyledButton } from '@mantine/core'
import type { Place } from './place'

interface PlaceMarkProps {
  at: Place
}

/** What a popover or menu hangs on where its opener may be drawn anew. */
export function PlaceMark({ at, ...target }: PlaceMarkProps) {
  return (
    <UnstyledButton
      {...target}
      pos="fixed"
      w={1}
      h={1}
      style={{ left: at.x, top: at.y, pointerEvents: 'none' }}
      tabIndex={-1}
      aria-hidden
    />
  )
}
