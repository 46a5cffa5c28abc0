import { type LeadPeriod, leadPeriods } from '@foyer/contract/leads/list/periods'
import { periodListTexts, periodTexts } from '@foyer/contract/leads/messages/filters'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './filters.module.css'

interface PeriodMenuProps {
  period: LeadPeriod
  onChange: (period: LeadPeriod) => void
}

/** L-042: when leads are to be followed up. */
export function PeriodMenu({ period, onChange }: PeriodMenuProps) {
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <div className={classes.chip} data-active={period !== 'all-time' || undefined}>
        <Menu.Target>
          <Button
            className={classes.chipButton}
            variant="default"
            size="xs"
            rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
          >
            {periodListTexts.chip(periodTexts[period])}
          </Button>
        </Menu.Target>
      </div>
      <Menu.Dropdown aria-label={periodListTexts.label}>
        <Menu.RadioGroup value={period} onChange={(word) => onChange(word as LeadPeriod)}>
          {leadPeriods.map((word) => (
            <Menu.RadioItem key={word} value={word} closeMenuOnClick>
              {periodTexts[word]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
