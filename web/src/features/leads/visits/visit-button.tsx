import { contactTexts as texts } from '@foyer/contract/leads/messages/contact'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { useLeadDialogs } from '../dialogs-in-address'

interface VisitButtonProps {
  lead: Pick<LeadRow, 'id' | 'type' | 'firstName' | 'lastName' | 'companyName' | 'followUpKind'>
  isWide?: boolean
}

/** Beside the other ways to reach a lead, where the next step is a visit; the menu has it always. */
export function VisitButton({ lead, isWide = false }: VisitButtonProps) {
  const { openVisit } = useLeadDialogs()
  if (lead.followUpKind !== 'client-visit') return null
  const open = { 'aria-haspopup': 'dialog', onClick: () => openVisit(lead.id) } as const
  if (isWide)
    return (
      <Button variant="default" leftSection={<IconMapPin size={16} stroke={1.6} aria-hidden />} {...open}>
        {texts.visit}
      </Button>
    )
  return (
    <PointerTooltip label={texts.visit}>
      <ActionIcon data-tap aria-label={texts.visitOf(leadName(lead))} {...open}>
        <IconMapPin size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </PointerTooltip>
  )
}
