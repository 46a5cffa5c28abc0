import { targetTexts as texts } from '@foyer/contract/analytics/messages/targets'
import { monthAfter, monthBefore, monthName } from '@foyer/contract/analytics/months'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Row } from '../../../../ui/layout/flow'

interface MonthStepperProps {
  month: CalendarDate
  onChange: (month: CalendarDate) => void
}

const icon = { size: 18, stroke: 1.6 }

/** From month to month. */
export function MonthStepper({ month, onChange }: MonthStepperProps) {
  return (
    <Row gap={4} isOneLine>
      <ActionIcon
        data-tap
        data-unpainted
        ml={-8}
        aria-label={texts.before}
        onClick={() => onChange(monthBefore(month))}
      >
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <strong aria-live="polite">{monthName(month)}</strong>
      <ActionIcon
        data-tap
        data-unpainted
        aria-label={texts.after}
        onClick={() => onChange(monthAfter(month))}
      >
        <IconChevronRight {...icon} />
      </ActionIcon>
    </Row>
  )
}
