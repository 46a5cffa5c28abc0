import { formatDay } from '@foyer/contract/kit/dates'
import { giveTexts as texts } from '@foyer/contract/leads/messages/bulk-dialogs'
import type { OverdueLeads } from '@foyer/contract/leads/my-day/model'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { CheckField } from '../../../../ui/form/fields/check-field'
import { TickList } from '../../../../ui/form/fields/tick-list'
import { useCompanyDay } from '../../../accounts/use-company-day'

interface LeadTicksProps {
  leads: OverdueLeads['leads']
  /** The ids of those that are ticked. */
  value: string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

/** Leads to tick, all of them at once or one by one. */
export function LeadTicks({ leads, value, onChange, error }: LeadTicksProps) {
  const { today } = useCompanyDay()
  const chosen = new Set(value)
  const isAll = value.length === leads.length
  const tick = (id: string, isOn: boolean) =>
    onChange(leads.filter((one) => (one.id === id ? isOn : chosen.has(one.id))).map((one) => one.id))
  return (
    <>
      <TickList>
        <CheckField
          label={texts.all}
          value={isAll}
          indeterminate={!isAll && value.length > 0}
          onChange={(isOn) => onChange(isOn ? leads.map(({ id }) => id) : [])}
        />
        {leads.map(({ id, name, dueOn }) => (
          <CheckField
            key={id}
            label={name}
            description={texts.due(formatDay(dueOn, today))}
            value={chosen.has(id)}
            onChange={(isOn) => tick(id, isOn)}
          />
        ))}
      </TickList>
      {error && (
        <Text role="alert" inherit data-ink="past">
          {error}
        </Text>
      )}
    </>
  )
}
