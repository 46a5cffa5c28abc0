import { suggestedMailTexts, leadMailTexts as texts } from '@foyer/contract/leads/messages/mail'
import type { CallStatus, LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Notice } from '../../../../ui/layout/notice'
import { askToMail, dropPreparedMail, usePreparedMail } from './mail-requests'

interface SuggestedMailProps {
  lead: LeadRow
  /** As it is chosen in the update. */
  status: CallStatus | undefined
}

/** L-116, L-117: a mail that fits the outcome; once it is written, it leaves with the update (L-123). */
export function SuggestedMail({ lead, status }: SuggestedMailProps) {
  const prepared = usePreparedMail(lead.id)
  const offer = status && suggestedMailTexts[status]
  const write = () =>
    askToMail({
      kind: 'lead',
      leadId: lead.id,
      name: leadName(lead),
      isPrepared: true,
      ...(status && { status }),
    })
  if (prepared)
    return (
      <Notice look="offer">
        <span style={{ flex: 1 }}>{texts.ready(prepared.subject)}</span>
        <Button size="xs" variant="subtle" onClick={write}>
          {texts.edit}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => dropPreparedMail(lead.id)}>
          {texts.remove}
        </Button>
      </Notice>
    )
  if (!offer || !lead.email) return null
  return (
    <div>
      <Button
        size="xs"
        variant="light"
        leftSection={<IconMail size={14} stroke={1.8} aria-hidden />}
        onClick={write}
      >
        {offer}
      </Button>
    </div>
  )
}
