import { normalisePhone } from '@foyer/contract/kit/phone'
import { leadListTexts } from '@foyer/contract/leads/messages'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import styles from './lead-badges.module.css'

export const dialAddress = (phone: string): string =>
  `tel:${normalisePhone(phone) ?? phone.replace(/[^\d+]/g, '')}`

/** One tap to call; nothing where there is no number. */
export function CallLink({ lead }: { lead: LeadRow }) {
  if (!lead.phone) return null
  const label = leadListTexts.call(leadName(lead))
  return (
    <Tooltip label={label}>
      <ActionIcon component="a" className={styles.call} href={dialAddress(lead.phone)} aria-label={label}>
        <IconPhone size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
