import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import { timeZones, timeZonesOf } from '@foyer/contract/company/time-zones'
import type { SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { Select } from '../../ui/form/fields/select'

interface TimeZoneSelectProps extends Pick<SelectProps, 'error' | 'readOnly' | 'withAsterisk' | 'name'> {
  countryCode: string
  value: string
  onChange: (timeZone: string) => void
}

/** 'Asia/Kolkata' reads 'Kolkata (Asia)', 'America/Argentina/Salta' 'Salta, Argentina (America)'. */
function labelOf(zone: string): string {
  const [area = '', ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length > 0 ? `${places.reverse().join(', ')} (${area})` : area
}

const option = (zone: string) => ({ value: zone, label: labelOf(zone) })

/** Those of the country first; any other can be chosen as well. */
export function TimeZoneSelect({ countryCode, value, onChange, ...field }: TimeZoneSelectProps) {
  const options = useMemo(() => {
    const here = timeZonesOf(countryCode)
    const elsewhere = timeZones.filter((zone) => !here.includes(zone))
    // One that no country has, such as UTC, is not lost.
    if (value && !here.includes(value) && !elsewhere.includes(value)) elsewhere.unshift(value)
    return [
      { group: texts.timeZonesHere, items: here.map(option) },
      { group: texts.timeZonesElsewhere, items: elsewhere.map(option) },
    ]
  }, [countryCode, value])
  return (
    <Select
      {...field}
      label={texts.timeZone}
      data={options}
      value={value || null}
      onChange={(zone) => zone && onChange(zone)}
      onFocus={(event) => event.currentTarget.select()}
      nothingFoundMessage={texts.timeZoneNone}
      autoComplete="off"
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      withCheckIcon={false}
      maxDropdownHeight={280}
      comboboxProps={{ keepMounted: false }}
    />
  )
}
