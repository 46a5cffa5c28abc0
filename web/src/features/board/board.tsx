import { boardTexts, dragTexts } from '@foyer/contract/board/messages'
import type { BoardCard, BoardFilter, BoardColumn as Column } from '@foyer/contract/board/model'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { VisuallyHidden } from '@mantine/core'
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIsPhone } from '../../ui/phone'
import { useCompanyDay } from '../accounts/use-company-day'
import { usePreview } from '../leads/work/preview/preview-in-address'
import styles from './board.module.css'
import { BoardColumn } from './board-column'
import { BoardContext, type BoardSurroundings, type BoardTools } from './board-context'
import type { Place } from './drag/drag-store'
import { useDrag } from './drag/use-drag'
import { CardMenu, type OpenMenu } from './move/card-menu'
import { withMove } from './move/move-card'
import { cardBeside, useCardFocus } from './move/use-card-focus'
import { useMoveLead } from './move/use-move-lead'
import { shownColumns } from './shown-columns'
import { StageSwitcher } from './stage-switcher'
import { useMoreCards } from './use-board'

const CardFollowUp = lazy(() =>
  import('./move/card-follow-up').then((module) => ({ default: module.CardFollowUp })),
)
const LeadPreview = lazy(() =>
  import('../leads/work/preview/lead-preview').then((module) => ({ default: module.LeadPreview })),
)

interface BoardProps {
  columns: Column[]
  stages: readonly PipelineStage[]
  filter: BoardFilter
  /** Columns of Won and Lost that show their older cards too. */
  unfolded: readonly string[]
  onUnfold: (stageId: string) => void
  /** Other filters were chosen, and their answer is on its way. */
  isReloading: boolean
}

/** The columns, what lifts and carries their cards, and the preview beside them. */
export function Board({ columns, stages, filter, unfolded, onUnfold, isReloading }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const spoken = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const isPhone = useIsPhone()
  const [menu, setMenu] = useState<OpenMenu>()
  const [followed, setFollowed] = useState<OpenMenu>()
  const closeFollowUp = useCallback(() => setFollowed(undefined), [])
  const { today, timeZone, currencySymbol } = useCompanyDay()
  const around: BoardSurroundings = useMemo(
    () => ({ today, timeZone, currencySymbol }),
    [today, timeZone, currencySymbol],
  )
  const preview = usePreview()
  const say = (text: string) => {
    if (spoken.current) spoken.current.textContent = text
  }

  const { pending, move, questions } = useMoveLead((card, stage) => say(dragTexts.returned(card, stage.name)))
  const shown = useMemo(
    () => shownColumns(pending.reduce(withMove, columns), stages),
    [columns, pending, stages],
  )
  const cardFocus = useCardFocus(board, shown, preview.leadId)
  const stageOf = (stageId: string) => stages.find(({ id }) => id === stageId)
  const moveTo = (card: BoardCard, { stageId, afterId }: Place) => {
    const from = stageOf(card.stageId)
    const to = stageOf(stageId)
    if (from && to) move({ card, from, to, afterId })
  }
  const { store, onKeyDown, onBlur } = useDrag(board, {
    columns: shown.map(({ column }) => column),
    heldBy: (card) => (stageOf(card.stageId)?.kind === 'won' ? captureRefusals.wonIsFixed.text : undefined),
    onDrop: moveTo,
    say,
  })

  const loadMore = useMoreCards(filter, unfolded)
  const { open } = preview
  const showMenu: BoardTools['showMenu'] = useCallback((card, at) => setMenu({ card, at }), [])
  const latestUnfold = useRef(onUnfold)
  useEffect(() => {
    latestUnfold.current = onUnfold
  })
  const unfold = useCallback((stageId: string) => latestUnfold.current(stageId), [])
  const tools: BoardTools = useMemo(
    () => ({ drag: store, open, showMenu, loadMore, unfold }),
    [store, open, showMenu, loadMore, unfold],
  )

  const cardCalled = (leadId: string) =>
    shown.flatMap(({ column }) => column.cards).find(({ id }) => id === leadId)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown(event)
    const element = event.target as HTMLElement
    const card = cardCalled(element.dataset.card ?? '')
    if (event.defaultPrevented || !card || event.ctrlKey || event.metaKey || event.altKey) return
    const beside = cardBeside(shown, card.id, event.key)
    if (beside) {
      event.preventDefault()
      cardFocus.focus(beside)
    } else if (event.key === 'Enter' && stageOf(card.stageId)?.kind !== 'won') {
      event.preventDefault()
      open(card.id)
    } else if (event.key.toLowerCase() === 'm') {
      event.preventDefault()
      // The menu closes at any key outside it, which this one would still be.
      event.stopPropagation()
      const { left, bottom } = element.getBoundingClientRect()
      showMenu(card, { x: left, y: bottom })
    }
  }
  const closeMenu = () => {
    setMenu(undefined)
    if (menu) cardFocus.focus(menu.card.id)
  }
  /** To the card above or below, in the column of the lead that is open. */
  const step = (by: 1 | -1) => {
    const beside = preview.leadId && cardBeside(shown, preview.leadId, by === 1 ? 'ArrowDown' : 'ArrowUp')
    if (beside) open(beside)
  }

  return (
    <BoardContext value={tools}>
      {isPhone && <StageSwitcher board={board} shown={shown} />}
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards in it */}
        <div
          ref={board}
          className={styles.board}
          data-board
          data-dims
          aria-busy={isReloading}
          onKeyDown={press}
          onBlur={onBlur}
          onFocus={cardFocus.onFocus}
        >
          {shown.map(({ column, stage }) => (
            <BoardColumn
              key={stage.id}
              column={column}
              stage={stage}
              around={around}
              openId={column.cards.some(({ id }) => id === preview.leadId) ? preview.leadId : undefined}
              hintId={hintId}
            />
          ))}
        </div>
        <Suspense>
          {preview.leadId && (
            <LeadPreview leadId={preview.leadId} row={undefined} onStep={step} onClose={preview.close} />
          )}
        </Suspense>
      </div>
      {menu && (
        <CardMenu
          {...menu}
          stages={shown.map(({ stage }) => stage)}
          onFollowUp={() => setFollowed(menu)}
          onMove={(to) => moveTo(menu.card, { stageId: to.id, afterId: undefined })}
          onOpen={preview.openAtStatus}
          onClose={closeMenu}
        />
      )}
      <Suspense>{followed && <CardFollowUp {...followed} onClose={closeFollowUp} />}</Suspense>
      {questions}
      <VisuallyHidden>
        <div ref={spoken} role="status" aria-live="assertive" aria-label={boardTexts.board} />
        <p id={hintId}>{dragTexts.hint}</p>
      </VisuallyHidden>
    </BoardContext>
  )
}
