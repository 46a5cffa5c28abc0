import { shownCount } from '@foyer/contract/board/card'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import type { BoardColumn as Column } from '@foyer/contract/board/model'
import { shortAmount } from '@foyer/contract/kit/money'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { Button, VisuallyHidden } from '@mantine/core'
import { type CSSProperties, Fragment, memo, useState } from 'react'
import { stageColour } from '../pipeline/stage-colour'
import { BoardCard } from './board-card'
import styles from './board-column.module.css'
import { type BoardSurroundings, useBoardTools } from './board-context'
import { ColumnEnd } from './column-end'
import { useLift } from './drag/drag-store'
import { DropSlot } from './move/drop-slot'

interface BoardColumnProps {
  column: Column
  stage: PipelineStage
  around: BoardSurroundings
  /** The lead in the preview, where it is in this column. */
  openId: string | undefined
  hintId: string
}

const top = 'top'

/** A stage with its leads. Drawn again only for what happens in it. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, stage, around, openId, hintId } = props
  const { drag, unfold } = useBoardTools()
  const [stop, setStop] = useState<string>()
  const liftedId = useLift(drag, (lift) => (lift.stageId === stage.id ? lift.leadId : undefined))
  const slot = useLift(drag, (lift) =>
    lift.slot?.stageId === stage.id ? (lift.slot.afterId ?? top) : undefined,
  )
  const { cards } = column
  // Whatever is not shown, and not on a further page, came to Won or Lost long ago.
  const isClosed = stage.kind === 'won' || stage.kind === 'lost'
  const older = isClosed && !column.next ? column.leads - cards.length : 0
  const stopId = cards.some(({ id }) => id === stop) ? stop : cards[0]?.id
  const colour = stageColour(stage)
  const colours = { '--stage': `var(--fy-stage-${colour})`, '--dot': `var(--fy-stage-${colour}-dot)` }
  return (
    <section
      className={styles.column}
      style={colours as CSSProperties}
      data-stage={stage.id}
      aria-label={stage.name}
    >
      <div className={styles.head}>
        <h2 className={styles.name} data-cut title={stage.name}>
          {stage.name}
        </h2>
        <span className="num" data-ink="2">
          <span aria-hidden>{shownCount(column.leads)}</span>
          <VisuallyHidden>{texts.countOf(column.leads)}</VisuallyHidden>
        </span>
        <span className={`num ${styles.total}`} data-ink="2">
          {shortAmount(column.budget, around.currencySymbol)}
        </span>
      </div>
      <ul
        className={styles.cards}
        data-cards
        aria-label={stage.name}
        onFocus={({ target }) => target.dataset.card && setStop(target.dataset.card)}
      >
        {slot === top && <DropSlot />}
        {cards.map((card) => (
          <Fragment key={card.id}>
            <BoardCard
              card={card}
              stage={stage}
              around={around}
              isStop={card.id === stopId}
              isLifted={card.id === liftedId}
              isOpen={card.id === openId}
              hintId={hintId}
            />
            {slot === card.id && <DropSlot />}
          </Fragment>
        ))}
        {cards.length === 0 && older === 0 && !slot && <li className={styles.empty}>{texts.emptyColumn}</li>}
        {older > 0 && (
          <li className={styles.end}>
            <Button variant="subtle" size="xs" fullWidth onClick={() => unfold(stage.id)}>
              {texts.older(older)}
            </Button>
          </li>
        )}
        {column.next && <ColumnEnd stageId={stage.id} after={column.next} />}
      </ul>
    </section>
  )
})
