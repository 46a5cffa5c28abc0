import { leadProjectTexts as texts } from '@foyer/contract/leads/messages/project'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileInvoice, IconLock } from '@tabler/icons-react'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { useSendQuotation } from './use-project-guards'

interface SendQuotationButtonProps {
  leadId: string
  label?: string
  /** With its words. */
  isWide?: boolean
}

export function SendQuotationButton({
  leadId,
  label = texts.sendQuotation,
  isWide = false,
}: SendQuotationButtonProps) {
  const { lock, because, onClick } = useSendQuotation(leadId)
  const Icon = because === undefined ? IconFileInvoice : IconLock
  if (isWide)
    return (
      <Button
        variant="default"
        leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
        {...lock}
        onClick={onClick}
      >
        {label}
      </Button>
    )
  return (
    <PointerTooltip label={label} disabled={because !== undefined}>
      <ActionIcon data-tap aria-label={label} {...lock} onClick={onClick}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </PointerTooltip>
  )
}
