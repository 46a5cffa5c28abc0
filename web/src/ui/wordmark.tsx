import { screenTexts } from '@foyer/contract/kit/screen-texts'
import classes from './wordmark.module.css'

/** The door in its frame. index.html has it too. */
export function Mark() {
  return (
    <svg width={28} height={28} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <rect x="0.8" y="0.8" width="26.4" height="26.4" rx="5" stroke="currentColor" strokeWidth="1.6" />
      <path d="M8.6 22.6V13.4a5.4 5.4 0 0 1 10.8 0v9.2z" fill="var(--fy-brass-line)" />
      <path d="M5.4 22.8h17.2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}

/** The door, and the name. */
export function Wordmark() {
  return (
    <span className={classes.mark}>
      <Mark />
      {screenTexts.product}
    </span>
  )
}
