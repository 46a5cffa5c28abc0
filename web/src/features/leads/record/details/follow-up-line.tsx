import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { remarkTypeTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { calendarFile } from '@foyer/contract/leads/work/calendar-file'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconCalendarTime } from '@tabler/icons-react'
import { useRef } from 'react'
import { addresses } from '../../../../app/addresses'
import { saveFile } from '../../../../ui/save-file'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { FollowUpDate } from '../../lead-badges'
import { useFollowUpPicker } from '../../work/follow-up/use-follow-up-picker'
import { useKeys } from '../../work/preview/use-keys'
import classes from './details.module.css'

/** The next step, and a file of it for the person's own calendar. */
export function FollowUpLine({ lead }: { lead: LeadRow }) {
  const button = useRef<HTMLButtonElement>(null)
  const { open, isOpen, picker } = useFollowUpPicker(lead)
  useKeys(({ key, isTyped }) => {
    if (key !== 'f' || isTyped) return false
    open(button.current)
    return true
  })
  const { today, timeZone } = useCompanyDay()
  const { followUpOn, followUpTime, followUpKind } = lead
  const download = () => {
    const address = `${window.location.origin}${addresses.leadDetails(lead.id)}`
    const text = calendarFile(lead, { zone: timeZone, now: new Date(), address })
    if (text) saveFile(new Blob([text], { type: 'text/calendar' }), texts.calendarFile(leadName(lead)))
  }
  return (
    <div className={classes.line}>
      <small>{texts.followUp}</small>
      {followUpOn ? (
        <>
          <FollowUpDate on={followUpOn} time={followUpTime} today={today} />
          {followUpKind && <small>{remarkTypeTexts[followUpKind]}</small>}
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconCalendarPlus size={14} stroke={1.8} aria-hidden />}
            onClick={download}
          >
            {texts.toCalendar}
          </Button>
        </>
      ) : (
        <span data-ink="3">{texts.noFollowUp}</span>
      )}
      <Button
        ref={button}
        size="xs"
        variant="subtle"
        leftSection={<IconCalendarTime size={14} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="f"
        onClick={() => open(button.current)}
      >
        {followUpPickTexts.set}
      </Button>
      {picker}
    </div>
  )
}
