import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFollowUpPicker } from './use-follow-up-picker'

interface FollowUpTapProps {
  lead: LeadRow
  /** Of a card, whose buttons below it reach up to it: its room for a finger is above. */
  isOnCard?: boolean
  children: ReactNode
}

/** The follow-up of a row: a tap sets it. What it opens comes with the first one. */
export function FollowUpTap({ lead, isOnCard = false, children }: FollowUpTapProps) {
  const above = isOnCard ? 17 : 8
  const { open, isOpen, picker } = useFollowUpPicker(lead)
  return (
    <>
      <UnstyledButton
        fz="inherit"
        ta="inherit"
        miw={24}
        pt={above}
        mt={-above}
        pb={8}
        mb={-8}
        title={texts.set}
        aria-label={lead.followUpOn ? undefined : texts.open(leadName(lead))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => open(event.currentTarget)}
      >
        {children}
      </UnstyledButton>
      {picker}
    </>
  )
}
