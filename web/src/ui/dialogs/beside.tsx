import { Box, Popover, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Place } from './place'
import { useEscapeCloses } from './use-escape-closes'
import { useFocusBack } from './use-focus-back'

interface BesideProps {
  title: string
  at: Place
  width?: number
  /** Where a press beside it is heard by what is in it. */
  staysOpen?: boolean
  onClose: () => void
  children: ReactNode
}

/** A small dialog beside what opened it. */
export function Beside({ title, at, width = 408, staysOpen = false, onClose, children }: BesideProps) {
  useFocusBack()
  // Also where it only says why there is nothing to set, and nothing in it has the focus.
  useEscapeCloses(true, onClose)
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      closeOnClickOutside={!staysOpen}
      position="bottom-start"
      width={width}
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <PlaceMark at={at} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={title} p={14}>
        <Box fw={600} mb={10} aria-hidden>
          {title}
        </Box>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

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
