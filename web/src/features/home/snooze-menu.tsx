import { snoozeTexts, myDayRowTexts as texts } from '@foyer/contract/home/messages'
import { formatDay, formatTime12, relativeDay } from '@foyer/contract/kit/dates'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { calendarFile } from '@foyer/contract/leads/work/calendar-file'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { snoozeTimes } from '@foyer/contract/leads/work/snooze'
import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconCalendarPlus, IconCalendarTime, IconClockPause } from '@tabler/icons-react'
import { useRef } from 'react'
import { addresses } from '../../app/addresses'
import { saveFile } from '../../ui/save-file'
import { PointerTooltip } from '../../ui/text/pointer-tooltip'
import type { CompanyDay } from '../accounts/use-company-day'
import type { useGuard } from '../accounts/use-guard'
import { useFollowUpPicker } from '../leads/work/follow-up/use-follow-up-picker'

interface SnoozeMenuProps {
  lead: LeadRow
  day: CompanyDay
  isBusy: boolean
  onSnooze: (to: FollowUp) => void
  guard: ReturnType<typeof useGuard>
}

/** Later today, tomorrow, on Monday, or on a day of one's choice; and the follow-up as a file for a calendar. */
export function SnoozeMenu({ lead, day: { today, timeZone }, isBusy, onSnooze, guard }: SnoozeMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { open, picker } = useFollowUpPicker(lead)
  const name = leadName(lead)
  const isPlanned = lead.followUpOn !== undefined
  const clockOf = ({ on, time }: FollowUp) =>
    [relativeDay(on, today) === 'Today' ? undefined : formatDay(on, today), time && formatTime12(time)]
      .filter(Boolean)
      .join(', ')

  const keepInCalendar = () => {
    const address = new URL(addresses.leadDetails(lead.id), window.location.origin).href
    const file = calendarFile(lead, { zone: timeZone, now: new Date(), address })
    if (file) saveFile(new Blob([file], { type: 'text/calendar' }), `${name}.ics`)
  }
  return (
    <>
      <Menu position="bottom-end" width={232} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <PointerTooltip label={isPlanned ? texts.snooze : texts.plan}>
            <ActionIcon
              ref={button}
              data-tap
              loading={isBusy}
              // Whoever only reads can still keep a follow-up in a calendar.
              {...(!isPlanned && guard.lock)}
              aria-label={isPlanned ? texts.snoozeOf(name) : texts.planOf(name)}
            >
              {isPlanned ? (
                <IconClockPause size={18} stroke={1.6} aria-hidden />
              ) : (
                <IconCalendarTime size={18} stroke={1.6} aria-hidden />
              )}
            </ActionIcon>
          </PointerTooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{isPlanned ? texts.until : texts.plan}</Menu.Label>
          {snoozeTimes(new Date(), timeZone).map(({ snooze, to }) => (
            <Menu.Item
              key={snooze}
              {...guard.lock}
              rightSection={
                <Text span size="xs" c="dimmed" className="num">
                  {clockOf(to)}
                </Text>
              }
              onClick={() => onSnooze(to)}
            >
              {snoozeTexts[snooze]}
            </Menu.Item>
          ))}
          <Menu.Item {...guard.lock} onClick={guard(() => open(button.current))}>
            {texts.pickDate}
          </Menu.Item>
          {isPlanned && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
                onClick={keepInCalendar}
              >
                {texts.calendar}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {picker}
    </>
  )
}
