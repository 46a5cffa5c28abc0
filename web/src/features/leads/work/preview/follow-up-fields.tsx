import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { leadInputTexts } from '@foyer/contract/leads/messages/dialogs'
import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { contactTypeTexts, previewTexts } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { suggestedCallback } from '@foyer/contract/leads/work/outcomes'
import { Box, Button, Input, SegmentedControl } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { callbackWords } from '../contact/callback-words'
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
  const days = [
    [texts.tomorrow, 1],
    [texts.inThreeDays, 3],
    [texts.nextWeek, 7],
  ] as const
  const offered = values.callStatus && suggestedCallback(values.callStatus, today)
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
              onChange({ followUpOn: offered.on, followUpTime: offered.time ?? '', followUpKind: 'call' })
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
          {days.map(([label, count]) => (
            <Button
              key={label}
              size="xs"
              variant="subtle"
              onClick={() => onChange({ followUpOn: addDays(today, count) })}
            >
              {label}
            </Button>
          ))}
          {canFinish && values.followUpOn && (
            <Button size="xs" variant="subtle" onClick={() => onChange({ followUpOn: '' })}>
              {texts.markDone}
            </Button>
          )}
        </Box>
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
