import { Box, Popover } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { Place } from './place'
import { PlaceMark } from './place-mark'
import { isSaving } from './unfinished'
import { useEscapeCloses } from './use-escape-closes'
import { useFocusBack } from './use-focus-back'

interface BesideProps {
  title: string
  at: Place
  width?: number
  /** Where a press beside it is heard by what is in it. */
  staysOpen?: boolean
  /** What takes the keyboard is on its way. */
  isWaiting?: boolean
  onClose: () => void
  children: ReactNode
}

/** What is written there is about to be left, or cannot be left as it is. */
const isHeard = (dropdown: Element | null): boolean =>
  dropdown?.querySelector(':focus, [aria-invalid="true"]') != null

/** A small dialog beside what opened it. */
export function Beside(props: BesideProps) {
  const { title, at, width = 408, staysOpen = false, isWaiting = false, onClose, children } = props
  const dropdown = useRef<HTMLDivElement>(null)
  useFocusBack()
  // Also where it only says why there is nothing to set, and nothing in it has the focus.
  useEscapeCloses(true, () => !isSaving(dropdown.current) && onClose())
  const isKept = () => isSaving(dropdown.current) || (staysOpen && isHeard(dropdown.current))
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && !isKept() && onClose()}
      position="bottom-start"
      width={width}
      trapFocus={!isWaiting}
      withRoles={false}
    >
      <Popover.Target>
        <PlaceMark at={at} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        role="dialog"
        aria-label={title}
        p={14}
        data-stays={staysOpen || undefined}
      >
        <Box fw={600} mb={10} aria-hidden>
          {title}
        </Box>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
