import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import classes from './filters.module.css'

interface FixedChipProps {
  /** Where the bar asks whether it fits. */
  name?: string
  words: string
  onRemove: () => void
}

/** A filter that was set elsewhere: it can only be taken away. */
export const FixedChip = ({ name, words, onRemove }: FixedChipProps) => (
  <div className={classes.chip} data-fits={name}>
    <Button component="span" className={classes.chipButton} data-active variant="default" size="xs">
      <span className={classes.chipWords} title={words}>
        {words}
      </span>
    </Button>
    <ActionIcon
      className={classes.remove}
      size={24}
      aria-label={filterBarTexts.remove(words)}
      onClick={onRemove}
    >
      <IconX size={13} stroke={1.8} />
    </ActionIcon>
  </div>
)
