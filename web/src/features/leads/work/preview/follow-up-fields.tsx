import { addDays, type CalendarDate, formatDay, formatTime12, startOfWeek } from '@foyer/contract/kit/dates'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { followUpPickTexts } from '@foyer/contract/leads/messages/next/next-step'
import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { contactTypeTexts, previewTexts } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { offeredTimes } from '@foyer/contract/leads/work/follow-up-days'
import { Box, Button, Input, SegmentedControl } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { QuietText } from '../../../../ui/text/quiet-text'
import { callbackWords } from '../contact/callback-words'
import { lastTime } from '../follow-up/last-time'
import { useNextSteps } from '../follow-up/use-next-steps'
import { useOfferedAt } from '../follow-up/use-offered-at'
import type { UpdateValues } from './update-draft'

interface FollowUpFieldsProps {
  values: Pick<UpdateValues, 'followUpOn' | 'followUpTime' | 'followUpKind' | 'callStatus'>
  problem: string | undefined
  isLocked: boolean
  /** The one that is set can be called done. */
  canFinish: boolean
  today: CalendarDate
  /** On a page, not in a panel. */
  isWide?: boolean
  onChange: (part: Partial<UpdateValues>) => void
}

/** When and how to speak to the lead next: not before today, at 10:00 unless said otherwise (L-096). */
export function FollowUpFields(props: FollowUpFieldsProps) {
  const { values, problem, isLocked, canFinish, today, isWide = false, onChange } = props
  const at = useOfferedAt()
  const { offerAfter, asksAfter } = useNextSteps()
  const days = [
    ...new Map([
      [addDays(today, 1), followUpPickTexts.tomorrow],
      [addDays(today, 2), followUpPickTexts.inTwoDays],
      [addDays(today, 3), followUpPickTexts.inThreeDays],
      [addDays(startOfWeek(today), 7), followUpPickTexts.nextMonday],
    ]),
  ].sort()
  const times = values.followUpOn ? offeredTimes(values.followUpOn, at, [lastTime()]) : []
  const { to: offered, closedOn } = offerAfter(values.callStatus) ?? {}
  const isTaken = offered?.on === values.followUpOn && offered.time === values.followUpTime
  return (
    <>
      {offered && !isTaken && !isLocked && (
        <Box>
          <Button
            size="xs"
            variant="light"
            leftSection={<IconPhone size={14} stroke={1.8} aria-hidden />}
            onClick={() =>
              onChange({
                followUpOn: offered.on,
                followUpTime: offered.time ?? '',
                followUpKind: offered.kind ?? 'call',
              })
            }
          >
            {texts.callback(callbackWords(offered, today))}
          </Button>
        </Box>
      )}
      <FieldGrid columns={2} staysBeside>
        <DateField
          label={previewTexts.followUpOn}
          placeholder={leadInputTexts.dateHint}
          value={values.followUpOn}
          first={today}
          opensAt={today}
          isNear
          isLocked={isLocked}
          error={problem}
          onChange={(followUpOn) => onChange({ followUpOn })}
        />
        <TimeField
          label={previewTexts.followUpTime}
          // Without a day it would be sent nowhere.
          disabled={isLocked || !values.followUpOn}
          isNeeded
          value={values.followUpTime}
          onChange={(followUpTime) => onChange({ followUpTime })}
        />
      </FieldGrid>
      {!isLocked && (
        <Box mt={{ base: -4, sm: -8 }} mb={-4} ml={-10}>
          {days.map(([on, label]) => (
            <Button
              key={label}
              size="xs"
              variant="subtle"
              aria-pressed={values.followUpOn === on}
              onClick={() => onChange({ followUpOn: on })}
            >
              {label}
            </Button>
          ))}
          {values.followUpOn && (
            <Button size="xs" variant="subtle" onClick={() => onChange({ followUpOn: '' })}>
              {canFinish && !values.callStatus ? texts.markDone : followUpPickTexts.none}
            </Button>
          )}
          {times.length > 0 && (
            <div className="num">
              {times.map((time) => (
                <Button
                  key={time}
                  size="xs"
                  variant="subtle"
                  aria-pressed={values.followUpTime === time}
                  onClick={() => onChange({ followUpTime: time })}
                >
                  {formatTime12(time)}
                </Button>
              ))}
            </div>
          )}
        </Box>
      )}
      {closedOn && isTaken && <QuietText>{followUpPickTexts.closed(formatDay(closedOn, today))}</QuietText>}
      {values.callStatus && asksAfter(values.callStatus) && !values.followUpOn && !isLocked && (
        <QuietText>{followUpPickTexts.askWhen(callStatusTexts[values.callStatus])}</QuietText>
      )}
      {values.followUpOn && !isLocked && (
        <Input.Wrapper
          label={texts.followUpKind}
          labelElement="div"
          {...(isWide && { labelProps: { mr: 10 } })}
        >
          <SegmentedControl
            fullWidth={!isWide}
            aria-label={texts.followUpKind}
            data={remarkTypes.map((value) => ({ value, label: contactTypeTexts[value] }))}
            value={values.followUpKind}
            onChange={(kind) => onChange({ followUpKind: kind as RemarkType })}
          />
        </Input.Wrapper>
      )}
    </>
  )
}
