import { callTexts } from '@foyer/contract/kit/screen-texts'
import { waitingTexts } from '@foyer/contract/leads/messages/next/waiting'
import { stageMoveTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { LeadConflict } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import type { LeadAction, PatchedValues } from '@foyer/contract/leads/work/forms'
import type { MissingField } from '@foyer/contract/leads/work/model'
import { setsNotInterested } from '@foyer/contract/leads/work/reason'
import type { Stage } from '@foyer/contract/pipeline/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { CallFailed, wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { isKept, isUnreached } from '../../../../api/waiting/keep'
import { canWait } from '../../../../api/waiting/queue'
import { longDuration, showToast } from '../../../../ui/toasts/toast'
import { isConflict } from '../../is-conflict'
import type { Side } from '../../record/edit/lead-change'
import { forgetOutcome } from '../contact/pending-outcomes'
import { useTellFollowUp } from '../follow-up/use-tell-follow-up'
import { canActionWait, keepAction } from '../waiting/keep-action'
import { type FillProblems, fillFailure, fillProblems } from './fill-problems'
import { isEmptyAction, withoutTheirs } from './settle-action'
import { useKeepLead } from './use-keep-lead'
import { useTellOutcome } from './use-tell-outcome'
import { useTellMoved } from './use-undo-stage'

const ConflictDialog = lazy(() =>
  import('../../record/edit/conflict-dialog').then((module) => ({ default: module.ConflictDialog })),
)
const MissingFieldsDialog = lazy(() =>
  import('./missing-fields-dialog').then((module) => ({ default: module.MissingFieldsDialog })),
)
const ReasonDialog = lazy(() =>
  import('./reason-dialog').then((module) => ({ default: module.ReasonDialog })),
)
const WonPrompt = lazy(() => import('./won-prompt').then((module) => ({ default: module.WonPrompt })))

/** What a refused move lacks; nothing where it was refused for something else. */
const missingIn = (error: unknown): MissingField[] =>
  error instanceof CallFailed ? ((error.details.missing ?? []) as MissingField[]) : []

/** What somebody has to say before an update can be made. */
type Question = { before: LeadRow; action: LeadAction } & (
  | { kind: 'won' }
  | { kind: 'reason' }
  | { kind: 'missing'; fields: MissingField[]; problems?: FillProblems }
  | { kind: 'conflict'; conflict: LeadConflict }
)

interface ActionResult {
  /** As the server has it now. */
  lead: LeadRow
  before: LeadRow
  /** No where everything stayed as a colleague left it. */
  hasSaved: boolean
}

interface LeadActionSender {
  /** Makes the update, after whatever has to be asked first. */
  send: (before: LeadRow, action: LeadAction, to?: Stage) => void
  isBusy: boolean
  /** To be put on the page. */
  questions: ReactNode
}

/**
 * THE way in which the screens update a lead: asks before Won, why somebody is not interested, and for what a rule misses, shows both values of a
 * conflict, offers to take a move or an outcome back. What was typed stays with the caller until `onDone`.
 */
export function useLeadAction(
  onDone: (result: ActionResult) => void,
  onUndone?: () => void,
): LeadActionSender {
  const [question, setQuestion] = useState<Question>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const looked = useRef<LeadRow>(undefined)
  const { mutateAsync: act } = useSend(leadWorkEndpoints.actions, {
    through: keepAction(() => (looked.current ? leadName(looked.current) : ''), {
      seenAt: () => looked.current?.updatedAt,
    }),
  })
  const { mutateAsync: patch } = useSend(leadWorkEndpoints.patch)
  const tellMoved = useTellMoved()
  const tellOutcome = useTellOutcome()
  const tellFollowUp = useTellFollowUp()
  const keep = useKeepLead()

  const tell = (text: string) => showToast({ kind: 'problem', text, duration: longDuration })

  const refused = (error: unknown, before: LeadRow, action: LeadAction) => {
    if (isKept(error)) {
      setQuestion(undefined)
      forgetOutcome(before.id)
      return onDone({ lead: before, before, hasSaved: false })
    }
    if (isUnreached(error) && canWait() && !canActionWait(action)) {
      setQuestion(undefined)
      return tell(waitingTexts.cannotWait)
    }
    if (isConflict(error))
      return setQuestion({
        kind: 'conflict',
        before,
        action,
        conflict: error.details as unknown as LeadConflict,
      })
    const fields = missingIn(error)
    if (fields.length > 0) return setQuestion({ kind: 'missing', before, action, fields })
    setQuestion(undefined)
    tell(wordsOf(error, callTexts.failed))
  }

  const saved = (before: LeadRow, action: LeadAction, lead: LeadRow) => {
    setQuestion(undefined)
    // Who updates a lead after a call has said how it went.
    forgetOutcome(lead.id)
    keep(lead)
    const { callStatus, followUp } = action
    const isMoved = action.stageId !== undefined && lead.stage.id !== before.stage.id
    if (callStatus) tellOutcome(lead, { callStatus, followUp, isMoved }, onUndone)
    else if (isMoved) tellMoved(lead)
    else if (followUp !== undefined) tellFollowUp(before, lead, followUp, onUndone)
    onDone({ lead, before, hasSaved: true })
  }

  /** One at a time, whatever is pressed. */
  const alone = async (work: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    await work().finally(() => {
      isSending.current = false
      setBusy(false)
    })
  }

  const make = (before: LeadRow, action: LeadAction) => {
    looked.current = before
    return alone(() =>
      act(action).then(
        (lead) => saved(before, action, lead),
        (error) => refused(error, before, action),
      ),
    )
  }

  /** C-081: what was filled in is kept, also where it is not yet enough. */
  const fill = (asked: Extract<Question, { kind: 'missing' }>, change: PatchedValues, reason?: string) =>
    alone(async () => {
      const { before, action } = asked
      const { leadId, baseUpdatedAt } = action
      let filled: LeadRow
      try {
        filled = (
          await patch({ leadId, baseUpdatedAt, stageId: undefined, change, ...(reason && { reason }) })
        ).lead
      } catch (error) {
        tell(fillFailure(error))
        if (!isConflict(error)) return setQuestion({ ...asked, problems: fillProblems(error) })
        // A colleague has filled in the same: what is asked for now may be something else.
        return setQuestion(undefined)
      }
      try {
        // The base is still what was looked at: a colleague may have moved the lead while this was filled in.
        saved(before, action, await act(action))
      } catch (error) {
        if (missingIn(error).length === 0) return refused(error, before, action)
        setQuestion(undefined)
        keep(filled)
        showToast({ kind: 'ok', text: texts.filled })
        showToast({ kind: 'problem', text: texts.stillMissing })
      }
    })

  const settle = (
    { before, action, conflict }: Extract<Question, { kind: 'conflict' }>,
    choices: Choices,
  ) => {
    const left = { ...withoutTheirs(action, choices), baseUpdatedAt: conflict.updatedAt }
    if (!isEmptyAction(left)) return void make(before, left)
    // Everything is as the colleague left it: nothing to send, and theirs is shown.
    setQuestion(undefined)
    onDone({ lead: before, before, hasSaved: false })
  }

  const close = () => setQuestion(undefined)
  return {
    send: (before, action, to) => {
      if (to?.kind === 'won' && before.stage.kind !== 'won')
        return setQuestion({ kind: 'won', before, action })
      if (!action.reason && setsNotInterested(action, before, to ?? before.stage))
        return setQuestion({ kind: 'reason', before, action })
      void make(before, action)
    },
    isBusy,
    questions: (
      <Suspense>
        {question?.kind === 'won' && (
          <WonPrompt
            name={leadName(question.before)}
            isBusy={isBusy}
            onYes={() => void make(question.before, question.action)}
            onClose={close}
          />
        )}
        {question?.kind === 'reason' && (
          <ReasonDialog
            name={leadName(question.before)}
            onSave={(reason) => {
              close()
              void make(question.before, { ...question.action, reason })
            }}
            onClose={close}
          />
        )}
        {question?.kind === 'missing' && (
          <MissingFieldsDialog
            fields={question.fields}
            problems={question.problems}
            isBusy={isBusy}
            hasReason={question.action.reason !== undefined}
            onAdd={(change, reason) => void fill(question, change, reason)}
            onClose={close}
          />
        )}
        {question?.kind === 'conflict' && (
          <ConflictDialog
            key={question.conflict.updatedAt}
            conflict={question.conflict}
            isBusy={isBusy}
            onSave={(choices) => settle(question, choices)}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}

type Choices = Readonly<Record<string, Side>>
