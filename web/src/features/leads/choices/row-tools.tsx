import { choicesPageTexts as texts } from '@foyer/contract/leads/messages/choices'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'

interface RowToolsProps {
  place: number
  count: number
  isBusy: boolean
  onMove: (place: number, to: number) => void
  onRemove: (place: number) => void
}

/** Up, down, away. */
export function RowTools({ place, count, isBusy, onMove, onRemove }: RowToolsProps) {
  return (
    <>
      <ActionIcon
        aria-label={texts.moveUp(place + 1)}
        disabled={isBusy || place === 0}
        onClick={() => onMove(place, place - 1)}
      >
        <IconArrowUp size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        aria-label={texts.moveDown(place + 1)}
        disabled={isBusy || place === count - 1}
        onClick={() => onMove(place, place + 1)}
      >
        <IconArrowDown size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon aria-label={texts.remove(place + 1)} disabled={isBusy} onClick={() => onRemove(place)}>
        <IconX size={16} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
