import { Tooltip } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

/** A finger does not point: on a phone a tooltip would be drawn for nothing, a hundred times in a list. */
const isPointedAt = !window.matchMedia('(any-hover: none)').matches

interface PointerTooltipProps {
  label: ReactNode
  disabled?: boolean
  children: ReactElement
}

/** The name of a button that has a sign only, for who points at it; the button says it to others by itself. */
export const PointerTooltip = (props: PointerTooltipProps) =>
  isPointedAt ? <Tooltip {...props} /> : props.children
