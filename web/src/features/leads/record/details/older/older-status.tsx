import { callStatusTexts } from '@foyer/contract/leads/messages'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { olderPanelTexts, statusTexts, olderDetailsTexts as texts } from '@foyer/contract/leads/messages/work'
import { type CallStatus, callStatuses } from '@foyer/contract/leads/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../../../../ui/dialogs/dialog'
import { QuietText } from '../../../../../ui/text/quiet-text'
import { useGuard } from '../../../../accounts/use-guard'
import { CallStatusMark } from '../../../lead-badges'
import { useOfferMail } from '../../../work/mail/use-offer-mail'
import { useLeadAction } from '../../../work/stage/use-lead-action'
import { actionOn } from '../action-on'
import classes from '../details.module.css'

const offered = ['follow-up', 'interested', 'not-interested', 'no-response'] as const satisfies CallStatus[]
const nameOf = (status: CallStatus) =>
  status === 'follow-up' ? statusTexts.inactive : callStatusTexts[status]

/** D-030 to D-034: a status of old, saved as soon as it is chosen; Won is a badge. */
export function OlderStatus({ lead }: { lead: LeadDetail }) {
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const guard = useGuard('leads.edit')
  const offerMail = useOfferMail()
  const { send, isBusy, questions } = useLeadAction(({ lead: now, hasSaved }) => {
    const { email, callStatus } = now
    const name = leadName(now)
    setSaved(hasSaved && !offerMail({ id: now.id, name, hasEmail: email !== undefined }, callStatus))
  })
  if (lead.stage.kind === 'won')
    return (
      <span className={classes.status} data-won>
        {texts.won}
      </span>
    )
  if (!lead.assignee)
    return (
      <span className={classes.status} title={detailsPageTexts.assignFirst}>
        <CallStatusMark status={lead.callStatus} />
      </span>
    )
  return (
    <>
      <Menu opened={isOpen} onClose={() => setOpen(false)} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            aria-label={`${olderPanelTexts.status}: ${callStatusTexts[lead.callStatus]}`}
            loading={isBusy}
            rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
            {...guard.lock}
            onClick={guard(() => setOpen(!isOpen))}
          >
            {callStatusTexts[lead.callStatus]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered
            .filter((status) => status !== lead.callStatus)
            .map((status) => (
              <Menu.Item
                key={status}
                onClick={() => send(lead, actionOn(lead, { statusId: callStatuses.indexOf(status) + 1 }))}
              >
                {nameOf(status)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {isSaved && (
        <Dialog opened isPrompt title={olderPanelTexts.status} width={420} onClose={() => setSaved(false)}>
          <QuietText>{texts.updated}</QuietText>
          <DialogFoot>
            <Button data-autofocus onClick={() => setSaved(false)}>
              {olderPanelTexts.okay}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
      {questions}
    </>
  )
}
