import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { SelectProps } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { ChoiceField } from './choice-field'

export interface Person {
  id: string
  fullName: string
}

const nobodyId = 'nobody'

interface PersonFieldProps
  extends Omit<SelectProps, 'value' | 'onChange' | 'data' | 'searchable' | 'allowDeselect'> {
  /** Empty for nobody. */
  value: string
  onChange: (personId: string) => void
  people: readonly Person[]
  /** Others are on their way: what is typed stays, and is looked for among them when they come. */
  isLoading: boolean
  /** Whoever it is now is named, although they may have left. */
  current?: Person | undefined
  /** Offers nobody, in these words. */
  nobody?: string | undefined
  /** Whoever chooses: where they are among the people they stand before nobody. */
  self?: string | undefined
  /** Why it cannot be changed. */
  lockedBecause?: string | undefined
}

/** Somebody, found by typing. */
export function PersonField(props: PersonFieldProps) {
  const { value, onChange, people, isLoading, current, nobody, self, lockedBecause, ...rest } = props
  const known = current && !people.some(({ id }) => id === current.id) ? [current, ...people] : people
  const named = known.map(({ id, fullName }) => ({ value: id, label: fullName }))
  const first = self === undefined ? 0 : known.findIndex(({ id }) => id === self) + 1
  const offered =
    nobody === undefined
      ? named
      : [...named.slice(0, first), { value: nobodyId, label: nobody }, ...named.slice(first)]
  return (
    <ChoiceField
      maxDropdownHeight={240}
      openOnFocus={false}
      // Whoever begins to type means somebody else.
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
      selectFirstOptionOnChange={!isLoading}
      nothingFoundMessage={isLoading ? screenTexts.loading : rest.nothingFoundMessage}
      {...(lockedBecause !== undefined && {
        disabled: true,
        description: lockedBecause,
        leftSection: <IconLock size={16} stroke={1.6} aria-hidden />,
      })}
      searchable
      data={offered}
      value={value || (nobody === undefined ? '' : nobodyId)}
      onChange={(chosen) => onChange(chosen === nobodyId ? '' : chosen)}
    />
  )
}
