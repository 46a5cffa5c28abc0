import { entryKindTexts, moveTexts } from '@foyer/contract/calendar/messages'
import type { CalendarEntry } from '@foyer/contract/calendar/model'
import { nameOfEntry } from '@foyer/contract/calendar/moves'
import { formatTime12 } from '@foyer/contract/kit/dates'
import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { CSSProperties, MouseEvent } from 'react'
import { isPlainClick } from '../../leads/list/lead-link'
import { useCalendarTools } from '../calendar-context'
import styles from './entry.module.css'
import { aboutOf, inkOf, keyOfEntry, labelOf, personOf } from './entry-words'
import { KindMark } from './kind-mark'

interface EntryProps {
  entry: CalendarEntry
  /** In its hours, as one line, or as a row of a list. */
  look: 'block' | 'line' | 'row'
  style?: CSSProperties
}

/** A follow-up or a task: opened with a click, moved by dragging, with keys or by its menu. */
export function Entry({ entry, look, style }: EntryProps) {
  const { day, isOfMany, open, showMenu, heldBy, lifted, openKey, hintId, heldHintId } = useCalendarTools()
  const key = keyOfEntry(entry)
  const held = heldBy(entry)
  const name = nameOfEntry(entry)
  const label = labelOf(entry, day.today)
  const person = isOfMany ? personOf(entry) : undefined
  const about = [entryKindTexts[entry.kind], aboutOf(entry), person].filter(Boolean).join(' · ')
  const menuBelow = (event: MouseEvent) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    showMenu(entry, { x: left, y: bottom })
  }
  return (
    <li className={styles.item} data-look={look} style={style}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the calendar takes the keys of all its entries */}
      <article
        className={styles.entry}
        data-entry={key}
        data-card={held === undefined ? key : undefined}
        data-kind={entry.kind}
        data-look={look}
        data-lifted={lifted?.key === key || undefined}
        data-open={openKey === key || undefined}
        aria-label={person ? `${label}, ${person}` : label}
        aria-describedby={held === undefined ? hintId : heldHintId}
        title={`${entryKindTexts[entry.kind]}: ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is lifted, moved and opened with keys
        tabIndex={0}
        onClick={(event) => isPlainClick(event) && open(entry)}
        onContextMenu={(event) => {
          event.preventDefault()
          if (event.clientX === 0 && event.clientY === 0) menuBelow(event)
          else showMenu(entry, { x: event.clientX, y: event.clientY })
        }}
      >
        <span className={styles.mark} data-ink={inkOf(entry.on, day.today)}>
          <KindMark kind={entry.kind} size={look === 'row' ? 18 : 13} />
        </span>
        <span className={styles.words}>
          <strong data-cut>{name}</strong>
          {look !== 'line' && (
            <span data-cut data-ink="2">
              {about}
            </span>
          )}
        </span>
        {entry.time !== undefined && (
          <span className={`num ${styles.time}`} data-ink={inkOf(entry.on, day.today)}>
            {formatTime12(entry.time)}
          </span>
        )}
        <ActionIcon
          className={styles.menu}
          size={look === 'row' ? 36 : 24}
          tabIndex={-1}
          aria-label={moveTexts.menu(name)}
          aria-haspopup="menu"
          onClick={menuBelow}
        >
          <IconDotsVertical size={16} stroke={1.6} />
        </ActionIcon>
      </article>
    </li>
  )
}
