import type { Person } from '@foyer/contract/accounts/model'
import {
  discardTexts,
  finishTexts,
  wizardTexts as texts,
} from '@foyer/contract/projects/conversion/messages-wizard'
import { conversionToasts } from '@foyer/contract/projects/conversion/wizard-limits'
import { checkStep } from '@foyer/contract/projects/conversion/wizard-rules'
import type { WizardStep, WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import { ActionIcon, Box, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Form } from '../../../../ui/form/form'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Surface } from '../../../../ui/layout/card'
import { Notice } from '../../../../ui/layout/notice'
import { Page } from '../../../../ui/layout/page'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { CreateStep } from './create-step'
import { DiscardProject } from './discard-project'
import { forgetWizard, keptWizard, useKeptWizard } from './kept-wizard'
import { LocationStep } from './location-step'
import { StepList } from './step-list'
import { TeamStep } from './team-step'
import { useFinish } from './use-finish'
import { useStep } from './use-step'

interface WizardProps {
  lead: { id: string; name: string } | undefined
  /** The draft project that the lead has already. */
  draftId: string | undefined
  known: WizardValues
  /** Where what was typed is kept. */
  keptAs: string
  admins: readonly Person[]
  people: readonly Person[]
}

/** Three steps, one form: what was typed in one is there when one comes back to it (W-024). */
export function Wizard({ lead, draftId, known, keptAs, admins, people }: WizardProps) {
  const [kept] = useState(() => keptWizard(keptAs, known))
  const [isKeptShown, setKeptShown] = useState(kept !== undefined)
  const [isDiscarding, setDiscarding] = useState(false)
  const { today } = useCompanyDay()
  const navigate = useNavigate()
  const { finish, running, question } = useFinish(lead?.id, draftId)

  const judge = (step: WizardStep, values: WizardValues) =>
    checkStep(values, {
      step,
      today,
      known,
      hasOthers: people.some(({ id }) => id !== values.adminId),
    })
  const form = useFoyerForm<WizardValues>(
    (values) => judge(step, values),
    kept ?? known,
    async (values) => {
      if (next) {
        goTo(next)
        return undefined
      }
      const problem = await finish(values)
      if (!problem) {
        forgetWizard(keptAs)
        showToast({ kind: 'ok', text: finishTexts.created, duration: conversionToasts.created })
        await navigate(addresses.projects)
      } else if ('fields' in problem) goTo('create')
      return problem
    },
  )
  const { step, goTo, next, previous } = useStep(
    (asked) => asked === 'create' || Object.keys(judge('create', form.values).fields).length === 0,
  )
  useKeptWizard(keptAs, form.values, known)

  const leave = () => {
    forgetWizard(keptAs)
    void navigate(lead ? addresses.leadDetails(lead.id) : addresses.projects)
  }
  const discard = () => setDiscarding(true)
  return (
    <Page
      width="narrow"
      title={texts[step]}
      text={lead ? texts.ofLead(lead.name) : texts.ofNothing}
      action={
        <Box>
          <PointerTooltip label={discardTexts.open}>
            <ActionIcon aria-label={discardTexts.open} disabled={form.isBusy} onClick={discard}>
              <IconX size={20} stroke={1.6} />
            </ActionIcon>
          </PointerTooltip>
        </Box>
      }
    >
      <StepList current={step} />
      {isKeptShown && (
        <Box mb={12}>
          <Notice>
            {texts.kept}{' '}
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                form.change(known)
                setKeptShown(false)
                goTo('create')
              }}
            >
              {texts.startAgain}
            </Button>
          </Notice>
        </Box>
      )}
      <Surface isPadded label={texts[step]}>
        <Form
          key={step}
          form={form}
          submit={next ? texts.next : texts.finish}
          cancel={previous ? texts.previous : texts.cancel}
          onCancel={previous ? () => goTo(previous) : discard}
        >
          {step === 'create' && <CreateStep form={form} />}
          {step === 'location' && <LocationStep form={form} />}
          {step === 'team' && <TeamStep form={form} admins={admins} people={people} />}
          <div role="status">
            {running && <QuietText size="small">{finishTexts.running[running]}</QuietText>}
          </div>
        </Form>
      </Surface>
      {isDiscarding && (
        <DiscardProject
          draftId={step === 'team' ? draftId : undefined}
          onDiscarded={leave}
          onClose={() => setDiscarding(false)}
        />
      )}
      {question}
    </Page>
  )
}
