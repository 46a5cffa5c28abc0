import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import type { LeadRow } from '@foyer/contract/leads/model'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import { Button } from '@mantine/core'
import { IconCalendarTime, IconPencil } from '@tabler/icons-react'
import { useGuard } from '../../../../accounts/use-guard'
import { ContactButtons } from '../../../work/contact/contact-buttons'
import { showFollowUp } from '../../../work/preview/phone/follow-up-place'
import { showRemarkBox } from '../remark-box'
import classes from './details-foot.module.css'

/** Under the thumb, wherever one is on the page: the call, the chat, the next step, and what is to be said. */
export function DetailsFoot({ lead }: { lead: LeadRow }) {
  const guard = useGuard('leads.edit')
  const hasFollowUp = allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp === 'open'
  return (
    <section className={classes.foot} aria-label={texts.actions}>
      <ContactButtons lead={lead} isWide />
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={16} stroke={1.6} aria-hidden />}
        disabled={!hasFollowUp}
        {...guard.lock}
        onClick={guard(() => showFollowUp(document.body))}
      >
        {texts.followUpShort}
      </Button>
      <Button
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        {...guard.lock}
        onClick={guard(showRemarkBox)}
      >
        {texts.update}
      </Button>
    </section>
  )
}
