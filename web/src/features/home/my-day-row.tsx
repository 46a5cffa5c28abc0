import { homeTexts, myDayRowTexts as texts } from '@foyer/contract/home/messages'
import {
  type CalendarDate,
  calendarDateOf,
  formatDay,
  formatTime12,
  relativeDay,
} from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { responseTexts } from '@foyer/contract/leads/messages/next/response'
import { waitingTexts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Text, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWaitingFor } from '../../api/waiting/queue'
import { addresses } from '../../app/addresses'
import { Row } from '../../ui/layout/flow'
import { PointerTooltip } from '../../ui/text/pointer-tooltip'
import type { CompanyDay } from '../accounts/use-company-day'
import { placeAndScope } from '../leads/lead-summary'
import { inkOfResponse, useResponseState } from '../leads/response/use-response-state'
import { VisitButton } from '../leads/visits/visit-button'
import { ContactButtons } from '../leads/work/contact/contact-buttons'
import { StageMark } from '../pipeline/stage-mark'
import { AnswerButtons } from './answer-buttons'
import styles from './home.module.css'
import { RowTools } from './row-tools'
import { SnoozeMenu } from './snooze-menu'
import { useFollowUp } from './use-follow-up'

/** Red for what is overdue, orange for today. */
export const inkOfPart = (part: MyDayPart) =>
  part === 'overdue' ? 'past' : part === 'today' ? 'today' : undefined

const dayWord = (day: CalendarDate, today: CalendarDate) => relativeDay(day, today) ?? formatDay(day, today)

interface WhenProps {
  part: MyDayPart
  lead: LeadRow
  day: CompanyDay
}

/** The time of what is due today, what is left of the time for a first contact, the day of anything else. */
function When({ part, lead, day: { today, timeZone } }: WhenProps) {
  const response = useResponseState(part === 'untouched' ? lead : undefined)
  if (response?.is === 'waiting')
    return (
      <>
        <span aria-hidden title={responseTexts.state(response)} data-ink={inkOfResponse(response)}>
          {responseTexts.left(response.minutesLeft)}
        </span>
        <VisuallyHidden>{responseTexts.state(response)}</VisuallyHidden>
      </>
    )
  const time = lead.followUpTime && formatTime12(lead.followUpTime)
  if (part === 'today') return <>{time ?? homeTexts.noTime}</>
  if (part === 'untouched' || part === 'without-next-step') {
    const instant = part === 'untouched' ? lead.createdAt : (lead.lastCallAt ?? lead.createdAt)
    const day = dayWord(calendarDateOf(instant, timeZone), today)
    const words = part === 'untouched' ? texts.created(day) : texts.lastCall(day)
    return (
      <>
        <span aria-hidden title={words}>
          {day}
        </span>
        <VisuallyHidden>{words}</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      {lead.followUpOn && dayWord(lead.followUpOn, today)}
      {part === 'visits' && time && <small>{time}</small>}
    </>
  )
}

/** When first, then who and where, how far, how much, and what can be done about it. A click opens the lead. */
export function MyDayRow({ part, lead, day }: WhenProps) {
  const name = leadName(lead)
  const followUp = useFollowUp(lead)
  const isWaiting = useWaitingFor(lead.id).length > 0
  return (
    <li className={`num ${styles.row}`} data-hover data-dims aria-busy={followUp.isBusy}>
      <Text
        span
        inherit
        className={styles.when}
        fw={inkOfPart(part) ? 600 : undefined}
        data-ink={inkOfPart(part) ?? '3'}
      >
        <When part={part} lead={lead} day={day} />
      </Text>
      <span className={styles.who}>
        <Text
          component={Link}
          inherit
          truncate
          fw={600}
          c="var(--fy-ink)"
          className={styles.open}
          data-day-lead={lead.id}
          to={addresses.leadDetails(lead.id)}
        >
          {name}
        </Text>
        <Text span inherit truncate data-ink="2" className={styles.about}>
          {isWaiting && `${waitingTexts.mark} · `}
          {placeAndScope(lead)}
        </Text>
      </span>
      <Row className={styles.stage}>
        <StageMark stage={lead.stage} />
      </Row>
      <span className={styles.amount}>
        {lead.budget !== undefined && formatAmount(lead.budget, day.currencySymbol)}
      </span>
      {part === 'unanswered' ? (
        <RowTools name={name} rest={<ContactButtons lead={lead} />}>
          <AnswerButtons lead={lead} />
        </RowTools>
      ) : (
        <RowTools
          name={name}
          rest={
            <>
              <SnoozeMenu
                lead={lead}
                day={day}
                isBusy={followUp.isBusy}
                guard={followUp.guard}
                onSnooze={followUp.snooze}
              />
              {lead.followUpOn && (
                <PointerTooltip label={followUp.guard.because ?? texts.done}>
                  <ActionIcon
                    data-tap
                    aria-label={texts.doneOf(name)}
                    aria-disabled={followUp.isBusy}
                    {...followUp.guard.lock}
                    onClick={followUp.finish}
                  >
                    <IconCheck size={18} stroke={1.6} aria-hidden />
                  </ActionIcon>
                </PointerTooltip>
              )}
            </>
          }
        >
          <VisitButton lead={lead} />
          <ContactButtons lead={lead} />
        </RowTools>
      )}
    </li>
  )
}
