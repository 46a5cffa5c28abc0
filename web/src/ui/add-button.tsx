import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface AddButtonProps {
  /** quiet: in the head of a card. */
  look?: 'filled' | 'quiet'
  isLocked?: boolean
  /** Of those who may not: how it is marked, and why. */
  lock?: object
  onClick: () => void
  children: ReactNode
}

/** Adds one more of what the page or the card lists. */
export function AddButton({ look = 'filled', isLocked = false, lock, onClick, children }: AddButtonProps) {
  const isQuiet = look === 'quiet'
  return (
    <Button
      variant={isQuiet ? 'subtle' : 'filled'}
      size={isQuiet ? 'xs' : 'sm'}
      leftSection={<IconPlus size={isQuiet ? 14 : 16} stroke={1.8} aria-hidden />}
      disabled={isLocked}
      {...lock}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
