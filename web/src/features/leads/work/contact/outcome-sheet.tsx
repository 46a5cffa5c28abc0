import { formatDay } from '@foyer/contract/kit/dates'
import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import {
  type CallOutcome,
  callOutcomes,
  outcomeAction,
  standsAhead,
} from '@foyer/contract/leads/work/outcomes'
import { reasonProblem } from '@foyer/contract/leads/work/reason'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { ActionIcon, Box, Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Row } from '../../../../ui/layout/flow'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { CallStatusMark } from '../../lead-badges'
import { FollowUpChoice } from '../follow-up/follow-up-choice'
import { NextStepChips } from '../follow-up/next-step-chips'
import { useNextSteps } from '../follow-up/use-next-steps'
import { ReasonFields } from '../preview/outcome-fields'
import { type Callback, CallbackFields, callbackProblems, chosenCallback, isSaid } from './callback-fields'
import { callbackWords } from './callback-words'
import classes from './outcome-sheet.module.css'
import type { PendingOutcome } from './pending-outcomes'
import { keepSaid, saidOf } from './said-of-call'
import { useAnswer } from './use-answer'
import { useIsCovered } from './use-is-covered'

const staysFocused = 'input, textarea, [contenteditable], [role="menu"] *, [role="listbox"] *'

/** Takes the focus when it is seen, unless somebody is typing or has a menu open, and gives it back. */
function useFocusHere(place: RefObject<HTMLElement | null>, isSeen: boolean) {
  useEffect(() => {
    if (!isSeen) return
    const before = document.activeElement
    if (before instanceof HTMLElement && before.matches(staysFocused)) return
    const sheet = place.current
    sheet?.focus({ preventScroll: true })
    return () => {
      const isInside = sheet?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [place, isSeen])
}

/** How did it go? One tap writes it down, with the next callback filled in. It is beside the work, not in its way. */
export function OutcomeSheet({ pending }: { pending: PendingOutcome }) {
  const { name, channel, stageKind } = pending
  const { today } = useCompanyDay()
  const [said, setSaid] = useState(() => saidOf(pending))
  const [isMore, setMore] = useState(() => isSaid(said))
  const [tapped, setTapped] = useState<CallOutcome>()
  const [isAskingWhy, setAskingWhy] = useState(false)
  const [askingWhen, setAskingWhen] = useState<{ outcome: CallOutcome; reason: string | undefined }>()
  const [isDropping, setDropping] = useState(false)
  const place = useRef<HTMLElement>(null)
  const isCovered = useIsCovered(place) && !isDropping
  useFocusHere(place, !isCovered)
  const titleId = useId()
  const answer = useAnswer(pending)

  const { offerAfter, asksAfter } = useNextSteps()
  const hasFollowUp = allowedWork(stageKind, pending.isAssigned).followUp === 'open'
  const chosen = chosenCallback(said)
  const problems = callbackProblems(said, today)
  const actionOf = (outcome: CallOutcome, reason?: string, next = chosen) => {
    const offered = offerAfter(outcome)?.to
    return outcomeAction(outcome, pending, {
      chosen: next,
      offered,
      today,
      comment: said.comment,
      ...(reason && { reason }),
    })
  }

  const say = (next: Callback) => {
    setSaid(next)
    keepSaid(pending, next)
  }
  const hasProblem = Object.values(problems).some(Boolean)
  const choose = (outcome: CallOutcome, reason?: string, next = chosen) => {
    if (answer.isBusy) return
    if (hasProblem) return setMore(true)
    if (outcome === 'not-interested' && !reason) return setAskingWhy(true)
    const isAsked = hasFollowUp && asksAfter(outcome) && !standsAhead(pending.followUpOn, today)
    if (isAsked && next === undefined) return setAskingWhen({ outcome, reason })
    setTapped(outcome)
    answer.say(actionOf(outcome, reason, next))
  }
  const sayCalled = () => {
    if (answer.isBusy) return
    if (hasProblem) return setMore(true)
    answer.sayCalled({ comment: said.comment.trim() || undefined, followUp: chosen ?? undefined })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isDropping) return
    event.stopPropagation()
    answer.putOff()
  }

  return (
    <section
      ref={place}
      className={classes.sheet}
      role="dialog"
      aria-labelledby={titleId}
      // It waits, with what was typed into it.
      hidden={isCovered}
      tabIndex={-1}
      onKeyDown={leave}
    >
      <Row grow="first" isOneLine>
        <SectionHeading id={titleId}>{texts.title[channel](name)}</SectionHeading>
        <PointerTooltip label={texts.dismiss}>
          <ActionIcon aria-label={texts.dismiss} onClick={answer.putOff}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
      </Row>
      <FormProblem text={answer.error ? answer.error.message || texts.failed : undefined} />
      {askingWhen && (
        <AskWhen
          outcome={askingWhen.outcome}
          isBusy={answer.isBusy}
          onSave={(next) => choose(askingWhen.outcome, askingWhen.reason, next)}
          onBack={() => setAskingWhen(undefined)}
        />
      )}
      {isAskingWhy && !askingWhen && (
        <AskWhy
          isBusy={answer.isBusy}
          onSave={(reason) => choose('not-interested', reason)}
          onBack={() => setAskingWhy(false)}
        />
      )}
      {!isAskingWhy && !askingWhen && (
        <>
          {stageKind !== 'won' && hasFollowUp && (
            <NextStepChips
              said={said}
              today={today}
              onChange={(next) => say({ ...said, ...next })}
              onPick={() => setMore(true)}
            />
          )}
          {/* C-074: the status of a Won lead is fixed. */}
          {stageKind !== 'won' && (
            <div className={classes.outcomes}>
              {callOutcomes.map((outcome) => {
                const { followUp } = actionOf(outcome)
                const closedOn = chosen === undefined && followUp ? offerAfter(outcome)?.closedOn : undefined
                return (
                  <UnstyledButton
                    key={outcome}
                    className={classes.outcome}
                    data-hover
                    aria-busy={answer.isBusy && tapped === outcome}
                    aria-disabled={answer.isBusy}
                    onClick={() => choose(outcome)}
                  >
                    <CallStatusMark status={outcome} />
                    {followUp && (
                      <small title={closedOn && followUpPickTexts.closed(formatDay(closedOn, today))}>
                        {callbackWords(followUp, today)}
                        {closedOn && ` · ${followUpPickTexts.moved}`}
                      </small>
                    )}
                  </UnstyledButton>
                )
              })}
            </div>
          )}
          <Box m="-2px -8px -4px">
            {channel !== 'whatsapp' && (
              <Button variant="subtle" size="xs" onClick={sayCalled}>
                {texts.called}
              </Button>
            )}
            <Button
              variant="subtle"
              size="xs"
              onClick={() => (isSaid(said) ? setDropping(true) : answer.drop())}
            >
              {texts.notCalled}
            </Button>
            {stageKind !== 'won' && (
              <Button
                variant="subtle"
                size="xs"
                aria-expanded={isMore}
                rightSection={
                  isMore ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
                }
                onClick={() => setMore(!isMore)}
              >
                {texts.more}
              </Button>
            )}
          </Box>
          {isMore && (
            <CallbackFields
              said={said}
              onChange={say}
              hasFollowUp={hasFollowUp}
              today={today}
              problems={problems}
            />
          )}
        </>
      )}
      {isDropping && (
        <ConfirmDialog
          title={leaveTexts.title}
          confirm={texts.notCalled}
          isBusy={false}
          problem={undefined}
          onConfirm={answer.drop}
          onClose={() => setDropping(false)}
        >
          <QuietText>{texts.typed}</QuietText>
        </ConfirmDialog>
      )}
    </section>
  )
}

interface AskWhyProps {
  isBusy: boolean
  onSave: (reason: string) => void
  onBack: () => void
}

interface AskWhenProps {
  outcome: CallOutcome
  isBusy: boolean
  onSave: (next: FollowUp | null) => void
  onBack: () => void
}

/** The firm wants to know the next step after this outcome. */
function AskWhen({ outcome, isBusy, onSave, onBack }: AskWhenProps) {
  return (
    <>
      <QuietText>{followUpPickTexts.askWhen(callStatusTexts[outcome])}</QuietText>
      <FollowUpChoice former={undefined} isBusy={isBusy} problem={undefined} onSave={onSave} />
      <Row>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => onSave(null)}>
          {followUpPickTexts.none}
        </Button>
      </Row>
    </>
  )
}

/** C-165 */
function AskWhy({ isBusy, onSave, onBack }: AskWhyProps) {
  const [values, setValues] = useState({ reason: '', hasOwnReason: false })
  const [isTried, setTried] = useState(false)
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const problem = reasonProblem(values.reason)
  const save = () => {
    setTried(true)
    if (!problem) onSave(values.reason.trim())
  }
  return (
    <>
      <ReasonFields
        values={values}
        problems={{ reason: isTried && problem }}
        reasons={choices.filter(({ kind }) => kind === 'reason')}
        onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      />
      <Row>
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        <Button loading={isBusy} onClick={save}>
          {texts.saveReason}
        </Button>
      </Row>
    </>
  )
}
