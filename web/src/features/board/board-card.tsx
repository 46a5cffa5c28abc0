import { cardDay, cardNames, cardStatus, daysInStage, isStandingStill } from '@foyer/contract/board/card'
import { boardLimits } from '@foyer/contract/board/limits'
import { cardTexts } from '@foyer/contract/board/messages'
import type { BoardCard as Card } from '@foyer/contract/board/model'
import { calendarDateOf } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconBell, IconDotsVertical, IconHourglassLow } from '@tabler/icons-react'
import { type MouseEvent, memo, useId } from 'react'
import { CallStatusMark, FollowUpDate, LeadTags } from '../leads/lead-badges'
import { isPlainClick } from '../leads/list/lead-link'
import styles from './board-card.module.css'
import { type BoardSurroundings, useBoardTools } from './board-context'

interface BoardCardProps {
  card: Card
  stage: PipelineStage
  around: BoardSurroundings
  /** The one card of its column that the Tab key stops at. */
  isStop: boolean
  isLifted: boolean
  /** In the preview. */
  isOpen: boolean
  hintId: string
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((part) => [...part].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A lead on the board: opened with a click, moved by dragging, with keys or by its menu. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { card, stage, around, isStop, isLifted, isOpen, hintId } = props
  const { open, showMenu } = useBoardTools()
  const factsId = useId()
  const { name, contact } = cardNames(card)
  const status = cardStatus(card, stage, around.timeZone)
  const isWon = stage.kind === 'won'
  const tabIndex = isStop ? 0 : -1
  /** Neither a follow-up nor a time in its stage: one line less. */
  const isBare = !card.followUpOn && (isWon || stage.kind === 'lost')
  const menuBelow = (event: MouseEvent) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    showMenu(card, { x: left, y: bottom })
  }
  return (
    <li className={styles.item}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the board takes the keys of all its cards */}
      <article
        className={styles.card}
        data-card={card.id}
        data-fixed={isWon || undefined}
        data-bare={isBare || undefined}
        data-lifted={isLifted || undefined}
        data-open={isOpen || undefined}
        aria-label={name}
        aria-describedby={`${factsId} ${hintId}`}
        tabIndex={tabIndex}
        onClick={isWon ? undefined : (event) => isPlainClick(event) && open(card.id)}
        onContextMenu={(event) => {
          event.preventDefault()
          // Shift+F10 has no point: below the card then.
          if (event.clientX === 0 && event.clientY === 0) menuBelow(event)
          else showMenu(card, { x: event.clientX, y: event.clientY })
        }}
      >
        <div className={styles.line}>
          <h3 className={styles.name} data-cut title={name}>
            {name}
          </h3>
          <span className={`num ${styles.small}`} data-ink="3">
            <VisuallyHidden>{cardTexts.updated} </VisuallyHidden>
            {cardDay(calendarDateOf(card.updatedAt, around.timeZone), around.today)}
          </span>
        </div>
        <div id={factsId} className={styles.facts}>
          {contact && (
            <div className={styles.small} data-cut data-ink="2">
              {contact}
            </div>
          )}
          <div className={styles.line}>
            <span className={`num ${styles.amount}`} data-ink={card.budget === undefined ? '3' : undefined}>
              {card.budget === undefined ? '–' : formatAmount(card.budget, around.currencySymbol)}
            </span>
            <LeadTags tags={card.tags} delays={boardLimits.tooltip} tabIndex={tabIndex} />
          </div>
          <div className={`${styles.line} ${styles.work}`}>
            {status && <CallStatusMark status={status.means} text={status.text} />}
            <Assignee card={card} />
          </div>
          <div className={styles.meta} hidden={isBare}>
            {card.followUpOn && (
              <span className={styles.fact}>
                <IconBell size={13} stroke={1.8} aria-hidden />
                <VisuallyHidden>{cardTexts.followUp} </VisuallyHidden>
                <FollowUpDate
                  on={card.followUpOn}
                  time={card.followUpTime}
                  today={around.today}
                  dayInWords={cardDay}
                />
              </span>
            )}
            <TimeInStage card={card} stage={stage} around={around} />
          </div>
        </div>
        <ActionIcon
          className={styles.menu}
          size={24}
          tabIndex={tabIndex}
          aria-label={cardTexts.actions(name)}
          aria-haspopup="menu"
          onClick={menuBelow}
        >
          <IconDotsVertical size={16} stroke={1.6} />
        </ActionIcon>
      </article>
    </li>
  )
})

function Assignee({ card: { assignee } }: { card: Card }) {
  if (!assignee) return null
  const words = cardTexts.assignee(assignee.fullName)
  return (
    <span className={styles.assignee} title={words}>
      <span aria-hidden>{initialsOf(assignee.fullName)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

/** A mark and words, never a colour alone. */
function TimeInStage({ card, stage, around }: Pick<BoardCardProps, 'card' | 'stage' | 'around'>) {
  if (stage.kind === 'won' || stage.kind === 'lost') return null
  const days = daysInStage(card, around.today, around.timeZone)
  const isStill = isStandingStill(days, stage.staleAfterDays)
  return (
    <span className={styles.fact} data-ink={isStill ? 'today' : undefined}>
      {isStill && <IconHourglassLow size={13} stroke={1.8} aria-hidden />}
      <span>
        {cardTexts.days(days)}
        <VisuallyHidden> {cardTexts.inStage}</VisuallyHidden>
        {isStill && ` · ${cardTexts.standingStill}`}
      </span>
    </span>
  )
}
