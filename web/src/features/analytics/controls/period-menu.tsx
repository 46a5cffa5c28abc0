import { periodTexts } from '@foyer/contract/analytics/messages'
import { dashboardTexts as texts } from '@foyer/contract/analytics/messages/dashboard'
import { type Period, type PeriodChoice, periods, spanOf } from '@foyer/contract/analytics/period'
import { passedOf, spanWords } from '@foyer/contract/analytics/span-words'
import { Button, Menu } from '@mantine/core'
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCompanyDay } from '../../accounts/use-company-day'
import styles from '../analytics.module.css'

const CustomDialog = lazy(() =>
  import('./custom-dialog').then((module) => ({ default: module.CustomDialog })),
)

interface PeriodMenuProps {
  choice: PeriodChoice
  onChange: (choice: PeriodChoice) => void
}

/** The nine periods; custom asks for its days. */
export function PeriodMenu({ choice, onChange }: PeriodMenuProps) {
  const { today } = useCompanyDay()
  const [isAsking, setAsking] = useState(false)
  const choose = (period: Period) => period !== 'custom' && onChange({ period })
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            flex="none"
            data-active
            leftSection={<IconCalendar size={15} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
          >
            <span className={styles.period}>
              {choice.period === 'custom' ? spanWords(choice) : periodTexts[choice.period]}
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={texts.period}>
          <Menu.RadioGroup value={choice.period} onChange={(period) => choose(period as Period)}>
            {periods.map((period) => (
              <Menu.RadioItem
                key={period}
                value={period}
                closeMenuOnClick
                // Other days can be chosen also where some are chosen already.
                onClick={period === 'custom' ? () => setAsking(true) : undefined}
              >
                <span className={styles.period}>{periodTexts[period]}</span>
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isAsking && (
          <CustomDialog
            start={passedOf(spanOf(choice, today), today)}
            today={today}
            onClose={() => setAsking(false)}
            onChoose={onChange}
          />
        )}
      </Suspense>
    </>
  )
}
