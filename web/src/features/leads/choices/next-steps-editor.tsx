import { type NextStepOffer, nextStepOffers } from '@foyer/contract/leads/choices/model'
import type { NextStep } from '@foyer/contract/leads/choices/next-steps'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { choicesPageTexts } from '@foyer/contract/leads/messages/choices'
import { nextStepTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import { contactTypeTexts } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { Box, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../../api/queries'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { TimeField } from '../../../ui/form/fields/time-field'
import { FormProblem } from '../../../ui/form/form-problem'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { Loaded } from '../../../ui/states/loaded'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { showToast } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'
import { useProfile } from '../../accounts/use-profile'
import { type NextStepsDraft, nextStepProblems, nextStepsDraft, stepsOf } from './next-steps-draft'

interface NextStepsEditorProps {
  onTouched: (isTouched: boolean) => void
}

/** Per outcome, what is offered next; saved as a whole. */
export function NextStepsEditor({ onTouched }: NextStepsEditorProps) {
  return (
    <SheetPart>
      <Loaded of={useEndpoint(leadWorkEndpoints.nextSteps, {})} failed={texts.loadFailed} rows={5}>
        {(steps) => <Steps steps={steps} onTouched={onTouched} />}
      </Loaded>
    </SheetPart>
  )
}

function Steps({ steps, onTouched }: NextStepsEditorProps & { steps: readonly NextStep[] }) {
  const headingId = useId()
  const queries = useQueryClient()
  const guard = useGuard('leads.editChoices')
  const hasOffice = useProfile().data?.company.officeHours !== undefined
  const save = useSend(leadWorkEndpoints.saveNextSteps)
  const form = useFoyerForm<NextStepsDraft>(
    (draft) => ({ fields: nextStepProblems(draft) }),
    nextStepsDraft(steps),
    async (draft, start) => {
      const all = await save.mutateAsync({ steps: stepsOf(draft), seen: stepsOf(start) })
      queries.setQueryData(keyOf(leadWorkEndpoints.nextSteps, {}), all)
      showToast({ kind: 'ok', text: texts.saved })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }), saysWhenLeft: true, follows: true },
  )
  const { isChanged, isBusy } = form
  useEffect(() => onTouched(isChanged), [isChanged, onTouched])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    guard(() => form.onSubmit(event))()
  }
  const change = (outcome: NextStep['outcome'], part: Partial<NextStepsDraft['rows'][number]>) =>
    form.change((former) => ({
      rows: former.rows.map((row) => (row.outcome === outcome ? { ...row, ...part } : row)),
    }))
  return (
    <form onSubmit={submit} noValidate aria-labelledby={headingId}>
      <Stack gap={8}>
        <Stack gap={2}>
          <SectionHeading level={3} id={headingId}>
            {texts.title}
          </SectionHeading>
          <QuietText>{hasOffice ? `${texts.hint} ${texts.hintOffice}` : texts.hint}</QuietText>
        </Stack>
        <PlainList gap={8}>
          {form.values.rows.map(({ outcome, offer, count, time, kind }) => {
            const word = callStatusTexts[outcome]
            const unit = offer === 'hours' || offer === 'days' ? texts.unit[offer] : undefined
            return (
              <li key={outcome}>
                <Row gap={8} align="flex-start">
                  <ChoiceField
                    label={texts.offerAfter(word)}
                    w={{ base: '100%', sm: 210 }}
                    disabled={isBusy}
                    data={nextStepOffers.map((value) => ({ value, label: texts.offer[value] }))}
                    value={offer}
                    onChange={(value) => change(outcome, { offer: value as NextStepOffer })}
                  />
                  {unit && (
                    <TextField
                      name={`count-${outcome}`}
                      label={unit}
                      aria-label={texts.countAfter(word, unit)}
                      inputMode="numeric"
                      w={80}
                      value={count}
                      readOnly={isBusy}
                      error={form.problemAt(`count-${outcome}`)}
                      onChange={(value) => change(outcome, { count: value })}
                    />
                  )}
                  {offer === 'days' && (
                    <TimeField
                      name={`time-${outcome}`}
                      label={texts.time}
                      aria-label={texts.timeAfter(word)}
                      w={{ base: 160, sm: 130 }}
                      isNeeded
                      value={time}
                      readOnly={isBusy}
                      onChange={(value) => change(outcome, { time: value })}
                    />
                  )}
                  {unit && (
                    <ChoiceField
                      label={texts.kind}
                      aria-label={texts.kindAfter(word)}
                      w={140}
                      disabled={isBusy}
                      data={remarkTypes.map((value) => ({ value, label: contactTypeTexts[value] }))}
                      value={kind}
                      onChange={(value) => change(outcome, { kind: value as RemarkType })}
                    />
                  )}
                </Row>
              </li>
            )
          })}
        </PlainList>
        <FormProblem text={form.problem} />
        {form.isOld && isChanged && !isBusy && (
          <div role="status">
            <Notice>
              {choicesPageTexts.changedMeanwhile}
              <Button variant="default" size="xs" onClick={form.restart}>
                {choicesPageTexts.takeTheirs}
              </Button>
            </Notice>
          </div>
        )}
        {isChanged && (
          <Row>
            <Box mr="auto" data-ink="2">
              {choicesPageTexts.unsaved}
            </Box>
            <Button variant="default" disabled={isBusy} onClick={form.restart}>
              {choicesPageTexts.discard}
            </Button>
            <SubmitButton isBusy={isBusy}>{choicesPageTexts.save}</SubmitButton>
          </Row>
        )}
      </Stack>
    </form>
  )
}
