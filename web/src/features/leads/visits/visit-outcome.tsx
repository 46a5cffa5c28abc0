import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import type { LeadRow } from '@foyer/contract/leads/model'
import { visitTexts as texts, visitOutcomeTexts, visitProblems } from '@foyer/contract/leads/visits/messages'
import { type VisitOutcome, visitOutcomes } from '@foyer/contract/leads/visits/model'
import { needsNextDay, offerOfVisit } from '@foyer/contract/leads/visits/rules'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { standsAhead } from '@foyer/contract/leads/work/outcomes'
import { useState } from 'react'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCompanyDay } from '../../accounts/use-company-day'
import {
  type Callback,
  CallbackFields,
  callbackProblems,
  chosenCallback,
} from '../work/contact/callback-fields'
import { callbackWords } from '../work/contact/callback-words'
import { ChoiceChips } from '../work/follow-up/choice-chips'
import { NextStepChips } from '../work/follow-up/next-step-chips'
import { useNextSteps } from '../work/follow-up/use-next-steps'
import type { VisitDraft } from './kept-visit'

type Told = Pick<VisitDraft, 'outcome' | 'said'>

/** What is saved of how it went, and why it cannot be saved yet. */
export function useTold(lead: LeadRow | undefined, { outcome, said }: Told) {
  const { today } = useCompanyDay()
  const { offerAfter, asksAfter } = useNextSteps()
  const mayFollowUp =
    lead !== undefined && allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp === 'open'
  const asked = outcome && offerOfVisit[outcome]
  const chosen = mayFollowUp ? chosenCallback(said) : undefined
  const isOpen = mayFollowUp && !standsAhead(lead.followUpOn, today)
  const offered = isOpen && chosen === undefined ? offerAfter(asked)?.to : undefined
  const followUp: FollowUp | null | undefined = chosen === undefined ? offered : chosen
  const problems = callbackProblems(said, today)
  const isMissing = isOpen && followUp === undefined && asksAfter(asked)
  const problem =
    outcome === undefined
      ? visitProblems.outcome
      : lead && needsNextDay(outcome, { ...lead, formerFollowUpOn: undefined }) && !followUp
        ? visitProblems.nextDay
        : isMissing
          ? followUpPickTexts.askWhen(visitOutcomeTexts[outcome])
          : Object.values(problems).find(Boolean)
  return { mayFollowUp, offered, followUp, problems, problem }
}

interface VisitOutcomeFieldsProps extends Told {
  told: ReturnType<typeof useTold>
  onChange: (told: Told) => void
}

/** How it went in one tap, the words, and the next step as everywhere. */
export function VisitOutcomeFields({ outcome, said, told, onChange }: VisitOutcomeFieldsProps) {
  const { today } = useCompanyDay()
  const { mayFollowUp, offered, problems } = told
  const [isPicking, setPicking] = useState(said.on !== '')
  const say = (next: Callback) => onChange({ outcome, said: next })
  const choose = (chosen: VisitOutcome) =>
    onChange({
      outcome: chosen,
      // What was put off is a visit again, unless a day is there already.
      said: chosen === 'rescheduled' && !said.on ? { ...said, kind: 'client-visit' } : said,
    })
  return (
    <Stack gap={12}>
      <ChoiceChips
        legend={texts.outcome}
        choices={visitOutcomes.map((value) => ({ value, label: visitOutcomeTexts[value] }))}
        value={outcome}
        onChoose={choose}
      />
      {mayFollowUp && (
        <NextStepChips
          said={said}
          today={today}
          onChange={(next) => say({ ...said, ...next })}
          onPick={() => setPicking(true)}
        />
      )}
      {offered && <QuietText>{texts.offered(callbackWords(offered, today))}</QuietText>}
      <CallbackFields
        said={said}
        onChange={say}
        hasFollowUp={mayFollowUp && (isPicking || said.on !== '')}
        today={today}
        problems={problems}
      />
    </Stack>
  )
}
