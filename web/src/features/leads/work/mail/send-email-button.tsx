import { leadMailTexts as texts } from '@foyer/contract/leads/messages/mail'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useGuard } from '../../../accounts/use-guard'
import { askToMail } from './mail-requests'

interface SendEmailButtonProps {
  lead: LeadRow
  label?: string
  /** With its words. */
  isWide?: boolean
}

export function SendEmailButton({ lead, label = texts.sendEmail, isWide = false }: SendEmailButtonProps) {
  const guard = useGuard('leadMail.send')
  const write = guard(() => askToMail({ kind: 'lead', leadId: lead.id, name: leadName(lead) }))
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
    <Tooltip label={label} disabled={guard.because !== undefined}>
      <ActionIcon aria-label={label} {...guard.lock} onClick={write}>
        <IconMail size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
