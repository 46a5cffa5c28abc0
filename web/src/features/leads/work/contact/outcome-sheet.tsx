import { type CalendarDate, formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { outcomeTexts as texts } from '@foyer/contract/leads/messages/contact'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { type CallOutcome, callOutcomes, outcomeAction } from '@foyer/contract/leads/work/outcomes'
import { allowedWork } from '@foyer/contract/leads/work/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { ActionIcon, Box, Button, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSend } from '../../../../api/queries'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Row } from '../../../../ui/layout/flow'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { showToast } from '../../../../ui/toasts/toast'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { CallStatusMark } from '../../lead-badges'
import { CallbackFields, callbackProblems, chosenCallback, nothingSaid } from './callback-fields'
import classes from './outcome-sheet.module.css'
import { forgetOutcome, type PendingOutcome } from './pending-outcomes'

/** 'Tomorrow, 10:00 AM' */
const words = ({ on, time }: FollowUp, today: CalendarDate): string =>
  [relativeDay(on, today) ?? formatDay(on, today), ...(time ? [formatTime12(time)] : [])].join(', ')

/** Takes the focus, unless somebody is typing, and gives it back. */
function useFocusHere() {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    if (before instanceof HTMLElement && before.matches('input, textarea, [contenteditable]')) return
    const sheet = place.current
    sheet?.focus({ preventScroll: true })
    return () => {
      const isInside = sheet?.contains(document.activeElement) || document.activeElement === document.body
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return place
}

/** How did it go? One tap writes it down, with the next callback filled in. It is beside the work, not in its way. */
export function OutcomeSheet({ pending }: { pending: PendingOutcome }) {
  const { leadId, name, channel } = pending
  const { today } = useCompanyDay()
  const [said, setSaid] = useState(nothingSaid)
  const [isMore, setMore] = useState(false)
  const [tapped, setTapped] = useState<CallOutcome>()
  const place = useFocusHere()
  const titleId = useId()
  const save = useSend(leadWorkEndpoints.actions)

  const chosen = chosenCallback(said)
  const problems = callbackProblems(said, today)
  const actionOf = (outcome: CallOutcome) =>
    outcomeAction(outcome, pending, { chosen, comment: said.comment, today })
  const close = () => forgetOutcome(leadId)

  const choose = (outcome: CallOutcome) => {
    if (save.isPending) return
    if (problems.on || problems.comment) return setMore(true)
    setTapped(outcome)
    const action = actionOf(outcome)
    save.mutate(action, {
      onSuccess: () => {
        close()
        const word = callStatusTexts[outcome]
        const text = action.followUp
          ? texts.savedNext(name, word, words(action.followUp, today))
          : texts.saved(name, word)
        showToast({ kind: 'ok', text })
      },
    })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }

  return (
    <section
      ref={place}
      className={classes.sheet}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={leave}
    >
      <Row grow="first" isOneLine>
        <SectionHeading id={titleId}>{texts.title[channel](name)}</SectionHeading>
        <Tooltip label={texts.dismiss}>
          <ActionIcon aria-label={texts.dismiss} onClick={close}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Row>
      <FormProblem text={save.error ? save.error.message || texts.failed : undefined} />
      <div className={classes.outcomes}>
        {callOutcomes.map((outcome) => {
          const { followUp } = actionOf(outcome)
          return (
            <UnstyledButton
              key={outcome}
              className={classes.outcome}
              data-hover
              aria-busy={save.isPending && tapped === outcome}
              aria-disabled={save.isPending}
              onClick={() => choose(outcome)}
            >
              <CallStatusMark status={outcome} />
              {followUp && <small>{words(followUp, today)}</small>}
            </UnstyledButton>
          )
        })}
      </div>
      <Box m="-2px -8px -4px">
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
      </Box>
      {isMore && (
        <CallbackFields
          said={said}
          onChange={setSaid}
          hasFollowUp={allowedWork(pending.stageKind, pending.isAssigned).followUp === 'open'}
          today={today}
          problems={problems}
        />
      )}
    </section>
  )
}
