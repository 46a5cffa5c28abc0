import { addDays, formatInstant } from '@foyer/contract/kit/dates'
import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { DateField } from '../../../../ui/form/fields/date-field'
import { TimeField } from '../../../../ui/form/fields/time-field'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { type MailValues, momentOf } from './mail-values'

interface LaterFieldsProps {
  values: MailValues
  problem: ReactNode
  readOnly: boolean
  onChange: (part: Partial<MailValues>) => void
}

/** Now, or at a time of the company's zone (L-247). */
export function LaterFields({ values, problem, readOnly, onChange }: LaterFieldsProps) {
  const { now, today, timeZone } = useCompanyDay()
  const at = momentOf(values, timeZone)
  // What is offered first is still to come.
  const atToday = momentOf({ ...values, isLater: true, sendOn: today }, timeZone)
  const firstDay = atToday && atToday <= now ? addDays(today, 1) : today
  return (
    <Stack gap={8}>
      <Switch
        label={texts.later}
        checked={values.isLater}
        disabled={readOnly}
        onChange={(event) => {
          const isLater = event.currentTarget.checked
          onChange({ isLater, ...(isLater && !values.sendOn && { sendOn: firstDay }) })
        }}
      />
      {values.isLater && (
        <>
          <FieldGrid columns={2} staysBeside>
            <DateField
              label={texts.laterOn}
              placeholder={texts.dateHint}
              value={values.sendOn}
              first={today}
              opensAt={today}
              isNear
              isLocked={readOnly}
              error={problem}
              onChange={(sendOn) => onChange({ sendOn })}
            />
            <TimeField
              label={texts.laterAt}
              isNeeded
              disabled={readOnly}
              value={values.sendTime}
              onChange={(sendTime) => onChange({ sendTime })}
            />
          </FieldGrid>
          <QuietText>
            {at
              ? `${texts.leaves(formatInstant(at, timeZone))} ${texts.zone(timeZone)}`
              : texts.zone(timeZone)}
          </QuietText>
        </>
      )}
    </Stack>
  )
}
