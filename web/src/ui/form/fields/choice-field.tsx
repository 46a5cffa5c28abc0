import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { SelectProps } from '@mantine/core'
import { drawnWhenChanged } from '../../drawn-when-changed'
import { Select } from './select'

interface ChoiceFieldProps extends Omit<SelectProps, 'value' | 'onChange' | 'allowDeselect'> {
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
}

/** One of a few; `clearable` where it may be none of them. */
export const ChoiceField = drawnWhenChanged(function ChoiceField({
  value,
  onChange,
  ...rest
}: ChoiceFieldProps) {
  return (
    <Select
      withCheckIcon={false}
      // Without a word an empty list would not open at all.
      nothingFoundMessage={screenTexts.nothingFound}
      clearButtonProps={{ tabIndex: -1 }}
      {...rest}
      allowDeselect={false}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
})
