import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { callStatusTexts, followUpToneTexts } from '@foyer/contract/leads/messages'
import type { CallStatus, LeadTag } from '@foyer/contract/leads/model'
import { followUpTone } from '@foyer/contract/leads/rules'
import type { Stage } from '@foyer/contract/pipeline/model'
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconCalendarEvent,
  IconClock,
  IconPhoneOff,
  IconSparkles,
  IconThumbDown,
  IconThumbUp,
  IconUserCheck,
} from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { stageColour } from '../pipeline/stage-colour'
import { tagColour } from '../tags/tag-colour'
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

/** Stage: a square dot and a coloured word. */
export function StageMark({ stage }: { stage: Pick<Stage, 'name' | 'sequence'> }) {
  const colour = stageColour(stage.sequence)
  const colours = { '--stage': `var(--fy-stage-${colour})`, '--dot': `var(--fy-stage-${colour}-dot)` }
  return (
    <span className={styles.stage} style={colours as CSSProperties}>
      <span className={styles.word}>{stage.name}</span>
    </span>
  )
}

/** Call status: a glyph and an ink word. */
export function CallStatusMark({ status }: { status: CallStatus }) {
  const { Glyph, colour } = callStatusMarks[status]
  return (
    <span className={styles.callStatus}>
      <Glyph size={14} stroke={1.8} color={colour} aria-hidden />
      <span className={styles.word}>{callStatusTexts[status]}</span>
    </span>
  )
}

/** Tag: a filled chip. */
function TagChip({ tag }: { tag: LeadTag }) {
  const colour = tagColour(tag.colour)
  const colours = { '--tag': `var(--fy-tag-${colour})`, '--tag-bg': `var(--fy-tag-${colour}-bg)` }
  return (
    <span className={styles.tag} style={colours as CSSProperties}>
      {tag.name}
    </span>
  )
}

/** The first tag, and how many more there are; their names open on hover, focus and tap. */
export function LeadTags({ tags }: { tags: LeadTag[] }) {
  const [first, ...others] = tags
  if (!first) return null
  const names = others.map((tag) => tag.name).join(', ')
  return (
    <span className={styles.tags}>
      <TagChip tag={first} />
      {others.length > 0 && (
        <Tooltip label={names} events={{ hover: true, focus: true, touch: true }}>
          <UnstyledButton className={styles.others} aria-label={`+${others.length} ${names}`}>
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
}

/** Follow-up: a date whose colour and weight say past, today or later; the tone is also spoken. */
export function FollowUpDate({ on, time, today }: FollowUpDateProps) {
  const tone = followUpTone(on, today)
  const day = relativeDay(on, today) ?? formatDay(on, today)
  return (
    <span className={styles.followUp} data-tone={tone}>
      {time ? `${day}, ${formatTime12(time)}` : day}
      {tone === 'past' && <VisuallyHidden> {followUpToneTexts.past}</VisuallyHidden>}
    </span>
  )
}
