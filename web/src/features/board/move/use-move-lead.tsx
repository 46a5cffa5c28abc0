import { accessTexts } from '@foyer/contract/accounts/messages'
import { moveProblem } from '@foyer/contract/board/card'
import { cardTexts } from '@foyer/contract/board/messages'
import type { BoardCard, BoardColumn } from '@foyer/contract/board/model'
import { captureRefusals } from '@foyer/contract/leads/messages/capture'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import type { PatchedValues } from '@foyer/contract/leads/work/forms'
import type { MissingField, PatchedLead } from '@foyer/contract/leads/work/model'
import { isLostBy } from '@foyer/contract/leads/work/reason'
import type { PipelineStage } from '@foyer/contract/pipeline/model'
import { boardEndpoints } from '@foyer/contract/wire/board'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { CallFailed } from '../../../api/call-failed'
import { keyOf, useSend } from '../../../api/queries'
import { longDuration, showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'
import { isConflict } from '../../leads/is-conflict'
import { type FillProblems, fillFailure, fillProblems } from '../../leads/work/stage/fill-problems'
import { useKeepLead } from '../../leads/work/stage/use-keep-lead'
import { useTellMoved, withdrawUndo } from '../../leads/work/stage/use-undo-stage'
import { refusalOr } from '../../pipeline/use-pipeline'
import { type CardMove, withCard, withMove } from './move-card'

const MissingFieldsDialog = lazy(() =>
  import('../../leads/work/stage/missing-fields-dialog').then((module) => ({
    default: module.MissingFieldsDialog,
  })),
)
const ReasonDialog = lazy(() =>
  import('../../leads/work/stage/reason-dialog').then((module) => ({ default: module.ReasonDialog })),
)
const TakerDialog = lazy(() => import('./taker-dialog').then((module) => ({ default: module.TakerDialog })))
const WonPrompt = lazy(() =>
  import('../../leads/work/stage/won-prompt').then((module) => ({ default: module.WonPrompt })),
)

interface WantedMove {
  card: BoardCard
  from: PipelineStage
  to: PipelineStage
  /** The card that it is put behind; at the top without one. */
  afterId: string | undefined
  /** Who takes it, where it leaves Unassigned (C-176). */
  assigneeId?: string
  /** Why it is lost (C-165). */
  reason?: string
}

type Question = { move: WantedMove } & (
  | { kind: 'taker' | 'won' | 'reason' }
  | { kind: 'missing'; fields: MissingField[]; problems?: FillProblems }
)

const problemTexts = {
  won: captureRefusals.wonIsFixed.text,
  'needs-assignee': texts.needsAssignee,
  'stays-assigned': cardTexts.staysAssigned,
}

/** A lead or a stage that is not there any more has words of its own (P-022). */
const wordsOfRefusal = (error: unknown): string =>
  error instanceof CallFailed && (error.status === 404 || error.code === captureRefusals.unknownStage.code)
    ? texts.invalid
    : refusalOr(error, texts.failed)

const refuseWith = (text: string) => showToast({ kind: 'problem', text, duration: longDuration })

interface LeadMover {
  /** What is under way: the board shows it as done. */
  pending: readonly CardMove[]
  move: (wanted: WantedMove) => void
  /** To be put on the page. */
  questions: ReactNode
}

/** A card to another place: shown at once, sent, and put back with the reason where it is refused. */
export function useMoveLead(onReturned: (card: BoardCard, stage: PipelineStage) => void): LeadMover {
  const [pending, setPending] = useState<readonly CardMove[]>([])
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setBusy] = useState(false)
  const queries = useQueryClient()
  const canEdit = useCan('leads.edit')
  const canAssign = useCan('leads.assign')
  const { mutateAsync: patch } = useSend(leadWorkEndpoints.patch)
  /** As this page has left them: the board may not have read them again when they are moved the next time. */
  const left = useRef(new Map<string, string>())
  const leave = ({ id, updatedAt }: LeadRow) => left.current.set(id, updatedAt)
  /** One after the other: places are said by the card in front, and each move begins where the last one ended. */
  const queue = useRef(Promise.resolve())
  const inTurn = (work: () => Promise<void>) => {
    queue.current = queue.current.then(work)
  }
  const tellMoved = useTellMoved({ onUndone: leave, inTurn })
  const keep = useKeepLead()
  /** The same as `pending`, known at once. */
  const underWay = useRef<readonly CardMove[]>([])
  const change = (moves: readonly CardMove[]) => {
    underWay.current = moves
    setPending(moves)
  }

  const show = ({ card, from, to, afterId }: WantedMove): CardMove => {
    const at = new Date().toISOString()
    const shown = { leadId: card.id, fromStageId: from.id, toStageId: to.id, afterId, at }
    change([...underWay.current, shown])
    return shown
  }
  const hide = (shown: CardMove) => change(underWay.current.filter((one) => one !== shown))
  const isLast = ({ leadId }: CardMove) => !underWay.current.some((one) => one.leadId === leadId)
  const patchBoards = (change: (columns: BoardColumn[]) => BoardColumn[]) =>
    queries.setQueriesData<BoardColumn[]>(
      { queryKey: keyOf(boardEndpoints.leadsInStage) },
      (columns) => columns && change(columns),
    )
  const send = async (wanted: WantedMove, filled: PatchedValues = {}) => {
    const { card, to, afterId, assigneeId, reason } = wanted
    const mine = left.current.get(card.id)
    const isNewer = mine !== undefined && mine > card.updatedAt
    const answer = await patch({
      leadId: card.id,
      baseUpdatedAt: isNewer ? mine : card.updatedAt,
      stageId: to.id,
      afterLeadId: afterId ?? null,
      change: { ...filled, ...(assigneeId && { assigneeId }) },
      ...(reason && { reason }),
    })
    leave(answer.lead)
    return answer
  }

  const moved = (wanted: WantedMove, shown: CardMove, { lead }: PatchedLead) => {
    const { updatedAt, statusId, callStatus, followUpOn, followUpTime, assignee } = lead
    patchBoards((columns) =>
      withCard(withMove(columns, shown), {
        id: lead.id,
        updatedAt,
        statusId,
        callStatus,
        followUpOn,
        followUpTime,
        assignee: assignee && { id: assignee.id, fullName: assignee.fullName },
      }),
    )
    hide(shown)
    // P-026: within its column only its place is another one, which is no news.
    if (wanted.from.id === wanted.to.id) return
    keep(lead)
    // A card that is on its way to a further place is told of when it is there: Undo takes back the last move only.
    if (isLast(shown)) tellMoved(lead)
  }
  /** With all moves of it that were to follow: they began where it never was. */
  const back = ({ card, from }: WantedMove) => {
    change(underWay.current.filter(({ leadId }) => leadId !== card.id))
    onReturned(card, from)
  }

  const make = (wanted: WantedMove) => {
    withdrawUndo(wanted.card.id)
    const shown = show(wanted)
    inTurn(async () => {
      if (!underWay.current.includes(shown)) return
      await send(wanted).then(
        (answer) => {
          if (answer.missing.length === 0) return moved(wanted, shown, answer)
          back(wanted)
          showToast({ kind: 'note', text: texts.needsFields, duration: longDuration })
          setQuestion({ kind: 'missing', move: wanted, fields: answer.missing })
        },
        (error) => {
          back(wanted)
          refuseWith(wordsOfRefusal(error))
        },
      )
    })
  }

  /** C-081: what was filled in is kept, also where it is not yet enough. */
  const fill = async (
    asked: Extract<Question, { kind: 'missing' }>,
    filled: PatchedValues,
    reason?: string,
  ) => {
    const wanted = { ...asked.move, ...(reason && { reason }) }
    setBusy(true)
    const answer = await send(wanted, filled).catch((error) => {
      refuseWith(fillFailure(error))
      if (!isConflict(error)) return setQuestion({ ...asked, problems: fillProblems(error) })
      // A colleague has filled in the same, or moved it: what is asked for now may be something else.
      setQuestion(undefined)
      onReturned(wanted.card, wanted.from)
    })
    setBusy(false)
    if (!answer) return
    setQuestion(undefined)
    if (answer.missing.length === 0) {
      const { card, from, to, afterId } = wanted
      const at = new Date().toISOString()
      const done = { leadId: card.id, fromStageId: from.id, toStageId: to.id, afterId, at }
      return moved(wanted, done, answer)
    }
    keep(answer.lead)
    showToast({ kind: 'ok', text: texts.filled })
    showToast({ kind: 'problem', text: texts.stillMissing })
    onReturned(wanted.card, wanted.from)
  }

  const move = (wanted: WantedMove) => {
    const { card, from, to } = wanted
    const problem = from.id === to.id ? undefined : moveProblem(card, from.kind, to.kind)
    const isTaken = problem === 'needs-assignee' && to.kind !== 'unassigned' && canAssign
    const refusal = canEdit ? problem && problemTexts[problem] : accessTexts.disabled
    if (canEdit && isTaken) return setQuestion({ kind: 'taker', move: wanted })
    if (refusal) {
      refuseWith(refusal)
      return onReturned(card, from)
    }
    askOrMake(wanted)
  }
  /** What belongs to the end of a lead is asked before it is sent. */
  const askOrMake = (wanted: WantedMove) => {
    const { from, to } = wanted
    if (to.kind === 'won' && from.id !== to.id) return setQuestion({ kind: 'won', move: wanted })
    if (isLostBy(from, to)) return setQuestion({ kind: 'reason', move: wanted })
    make(wanted)
  }
  const answer = (wanted: WantedMove, next: (move: WantedMove) => void) => {
    setQuestion(undefined)
    next(wanted)
  }

  const close = () => {
    setQuestion(undefined)
    if (question) onReturned(question.move.card, question.move.from)
  }
  return {
    pending,
    move,
    questions: (
      <Suspense>
        {question?.kind === 'won' && (
          <WonPrompt
            name={leadName(question.move.card)}
            isBusy={false}
            onYes={() => answer(question.move, make)}
            onClose={close}
          />
        )}
        {question?.kind === 'reason' && (
          <ReasonDialog
            name={leadName(question.move.card)}
            onSave={(reason) => answer({ ...question.move, reason }, make)}
            onClose={close}
          />
        )}
        {question?.kind === 'taker' && (
          <TakerDialog
            name={leadName(question.move.card)}
            stage={question.move.to.name}
            onTaken={(assigneeId) => answer({ ...question.move, assigneeId }, askOrMake)}
            onClose={() => {
              refuseWith(texts.needsAssignee)
              close()
            }}
          />
        )}
        {question?.kind === 'missing' && (
          <MissingFieldsDialog
            fields={question.fields}
            problems={question.problems}
            isBusy={isBusy}
            hasReason={question.move.reason !== undefined}
            onAdd={(change, reason) => void fill(question, change, reason)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
