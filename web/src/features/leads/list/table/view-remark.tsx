import { columnTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon } from '@mantine/core'
import { IconMessage2 } from '@tabler/icons-react'

interface ViewRemarkProps {
  lead: LeadRow
  onOpen: (lead: LeadRow) => void
}

/** L-023 */
export function ViewRemark({ lead, onOpen }: ViewRemarkProps) {
  const label = columnTexts.viewRemark(leadName(lead))
  return (
    <ActionIcon size={24} aria-label={label} title={label} onClick={() => onOpen(lead)}>
      <IconMessage2 size={14} stroke={1.6} />
    </ActionIcon>
  )
}
