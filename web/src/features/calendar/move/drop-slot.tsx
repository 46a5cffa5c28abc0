import { type ClockTime, formatTime12 } from '@foyer/contract/kit/dates'
import type { CSSProperties } from 'react'
import styles from './drop-slot.module.css'

interface DropSlotProps {
  time?: ClockTime
  /** Where it is in its day. */
  style?: CSSProperties
}

/** Where what is lifted would be dropped. */
export const DropSlot = ({ time, style }: DropSlotProps) => (
  <li
    className={`num ${styles.slot}`}
    data-timed={style !== undefined || undefined}
    style={style}
    aria-hidden
  >
    {time && formatTime12(time)}
  </li>
)
