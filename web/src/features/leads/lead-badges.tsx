import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { callStatusTexts, followUpToneTexts } from '@foyer/contract/leads/messages'
import type { CallStatus, LeadTag } from '@foyer/contract/leads/model'
import { followUpTone } from '@foyer/contract/leads/rules'
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconCalendarEvent,
  IconClock,
  IconPhoneOff,
  IconProgress,
  IconSparkles,
  IconThumbDown,
  IconThumbUp,
  IconUserCheck,
} from '@tabler/icons-react'
import { TagChip } from '../tags/tag-chip'
import styles from './lead-badges.module.css'

const callStatusMarks: Record<CallStatus, { Glyph: typeof IconClock; colour: string }> = {
  new: { Glyph: IconSparkles, colour: 'var(--fy-brass)' },
  interested: { Glyph: IconThumbUp, colour: 'var(--fy-ok)' },
  'follow-up': { Glyph: IconClock, colour: 'var(--fy-today)' },
  meeting: { Glyph: IconCalendarEvent, colour: 'var(--fy-accent)' },
  'sign-up': { Glyph: IconUserCheck, colour: 'var(--fy-ok)' },
  'no-response': { Glyph: IconPhoneOff, colour: 'var(--fy-ink-2)' },
  'not-interested': { Glyph: IconThumbDown, colour: 'var(--fy-past)' },
}

/** A status of the company's own, or one that nobody knows. */
const otherMark = { Glyph: IconProgress, colour: 'var(--fy-ink-2)' }

interface CallStatusMarkProps {
  status: CallStatus | undefined
  /** Where the stage has a name of its own for it. */
  text?: string
}

/** Status: a glyph and an ink word. */
export function CallStatusMark({ status, text = status && callStatusTexts[status] }: CallStatusMarkProps) {
  const { Glyph, colour } = status ? callStatusMarks[status] : otherMark
  return (
    <span className={styles.callStatus} data-ink="1">
      <Glyph size={14} stroke={1.8} color={colour} aria-hidden />
      <span className={styles.word}>{text}</span>
    </span>
  )
}

interface LeadTagsProps {
  tags: LeadTag[]
  /** How long the pointer waits for the other names, and how long they stay. */
  delays?: { showMs: number; hideMs: number }
  tabIndex?: number
}

/** The first tag, and how many more there are; their names open on hover, focus and tap. */
export function LeadTags({ tags, delays, tabIndex }: LeadTagsProps) {
  const [first, ...others] = tags
  if (!first) return null
  const names = others.map((tag) => tag.name).join(', ')
  return (
    <span className={styles.tags}>
      <span className={styles.first}>
        <TagChip tag={first} />
      </span>
      {others.length > 0 && (
        <Tooltip
          label={names}
          events={{ hover: true, focus: true, touch: true }}
          {...(delays && { openDelay: delays.showMs, closeDelay: delays.hideMs })}
        >
          <UnstyledButton
            className={styles.others}
            aria-label={`+${others.length} ${names}`}
            tabIndex={tabIndex}
          >
            +{others.length}
          </UnstyledButton>
        </Tooltip>
      )}
    </span>
  )
}

interface FollowUpDateProps {
  on: CalendarDate
  time: string | undefined
  today: CalendarDate
  /** How a day is written where it is not as in the list. */
  dayInWords?: (day: CalendarDate, today: CalendarDate) => string
}

const shortDay = (day: CalendarDate, today: CalendarDate) => relativeDay(day, today) ?? formatDay(day, today)

/** Follow-up: a date whose colour and weight say past, today or later; the tone is also spoken. */
export function FollowUpDate({ on, time, today, dayInWords = shortDay }: FollowUpDateProps) {
  const tone = followUpTone(on, today)
  const day = dayInWords(on, today)
  return (
    <span className={styles.followUp} data-tone={tone}>
      {time ? `${day}, ${formatTime12(time)}` : day}
      {tone === 'past' && <VisuallyHidden> {followUpToneTexts.past}</VisuallyHidden>}
    </span>
  )
}
