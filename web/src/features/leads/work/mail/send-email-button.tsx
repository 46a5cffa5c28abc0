import { leadMailTexts as texts } from '@foyer/contract/leads/messages/mail'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { useGuard } from '../../../accounts/use-guard'
import { askToMail } from './mail-requests'

interface SendEmailButtonProps {
  lead: Parameters<typeof leadName>[0] & { id: string }
  label?: string
  /** With its words. */
  isWide?: boolean
}

export function SendEmailButton({ lead, label = texts.sendEmail, isWide = false }: SendEmailButtonProps) {
  const guard = useGuard('leadMail.send')
  const ask = guard(() => askToMail({ kind: 'lead', leadId: lead.id, name: leadName(lead) }))
  const write = (event: MouseEvent) => {
    // A card around it would open the lead.
    event.stopPropagation()
    ask()
  }
  if (isWide)
    return (
      <Button
        variant="default"
        leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
        {...guard.lock}
        onClick={write}
      >
        {label}
      </Button>
    )
  return (
    <PointerTooltip label={label} disabled={guard.because !== undefined}>
      <ActionIcon data-tap aria-label={label} {...guard.lock} onClick={write}>
        <IconMail size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </PointerTooltip>
  )
}
