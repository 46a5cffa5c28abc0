import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import type { LeadRow } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { ActionIcon } from '@mantine/core'
import { IconCalendarTime, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useGuard } from '../../../../accounts/use-guard'
import { VisitButton } from '../../../visits/visit-button'
import { ContactButtons } from '../../contact/contact-buttons'
import type { Steps } from '../use-preview-beside'

interface PhoneActionsProps {
  lead: LeadRow
  /** Unknown on the board, whose cards know their neighbours only when asked. */
  steps: Steps | undefined
  onStep: (step: 1 | -1) => void
  onFollowUp: () => void
}

/** Under the thumb: the leads on either side, the call, the chat, and the next step. */
export function PhoneActions({ lead, steps, onStep, onFollowUp }: PhoneActionsProps) {
  const guard = useGuard('leads.edit')
  const hasFollowUp = allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp === 'open'
  return (
    <>
      <ActionIcon
        data-tap
        aria-label={texts.previous}
        disabled={steps && !steps.hasPrevious}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        data-tap
        aria-label={texts.next}
        disabled={steps && !steps.hasNext}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={20} stroke={1.6} />
      </ActionIcon>
      <ContactButtons lead={lead} />
      <VisitButton lead={lead} />
      <ActionIcon
        data-tap
        aria-label={texts.followUp}
        disabled={!hasFollowUp}
        {...guard.lock}
        onClick={guard(onFollowUp)}
      >
        <IconCalendarTime size={18} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
