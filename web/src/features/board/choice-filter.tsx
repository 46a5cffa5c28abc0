import { boardLimits } from '@foyer/contract/board/limits'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { FailedState } from '../../ui/failed-state'
import { RowSkeleton } from '../../ui/skeleton'
import styles from './filters.module.css'

export interface Choice {
  id: string
  name: string
}

interface ChoiceFilterProps {
  /** While nothing is chosen. */
  label: string
  searchLabel: string
  /** While something is. */
  chosenLabel: (count: number) => string
  choices: readonly Choice[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onOpen: () => void
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** A list to tick, searched by name; the board follows at once. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, searchLabel, chosenLabel, choices, hasFailed, onRetry, onOpen, values, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    if (!isOpen) onOpen()
    setOpen(!isOpen)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={288} trapFocus returnFocus>
      <Popover.Target>
        <Button
          className={styles.filter}
          variant="default"
          size="xs"
          data-active={values.length > 0 || undefined}
          rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
          onClick={toggle}
        >
          {values.length > 0 ? chosenLabel(values.length) : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={label}>
        {choices && (
          <ChoiceList
            label={label}
            searchLabel={searchLabel}
            choices={choices}
            values={values}
            onChange={onChange}
          />
        )}
        {!choices && hasFailed && <FailedState what={texts.choicesFailed} onRetry={onRetry} />}
        {!choices && !hasFailed && <RowSkeleton rows={4} />}
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoiceListProps extends Pick<ChoiceFilterProps, 'label' | 'searchLabel' | 'values' | 'onChange'> {
  choices: readonly Choice[]
}

function ChoiceList({ label, searchLabel, choices, values, onChange }: ChoiceListProps) {
  const [search, setSearch] = useState('')
  const typed = search.trim().toLowerCase()
  const found = choices.filter(({ name }) => name.toLowerCase().includes(typed))
  const isAll = found.length > 0 && found.every(({ id }) => values.includes(id))
  const selectAll = () => {
    const all = new Set([...values, ...found.map(({ id }) => id)])
    onChange([...all].slice(0, boardLimits.filterMax))
  }
  const tick = (id: string, isTicked: boolean) =>
    onChange(isTicked ? [...values, id].slice(-boardLimits.filterMax) : values.filter((one) => one !== id))
  return (
    <>
      <TextInput
        data-autofocus
        // The list may come after the popover has looked for what to focus.
        autoFocus
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      />
      <div className={styles.all}>
        <Button variant="subtle" size="compact-sm" disabled={found.length === 0 || isAll} onClick={selectAll}>
          {texts.selectAll}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={values.length === 0}
          onClick={() => onChange([])}
        >
          {texts.clearSelection}
        </Button>
      </div>
      {found.length === 0 ? (
        <p className={styles.nothing} role="status">
          {texts.nothingFound}
        </p>
      ) : (
        <fieldset className={styles.choices} aria-label={label}>
          {found.map(({ id, name }) => (
            <Checkbox
              key={id}
              className={styles.choice}
              label={name}
              checked={values.includes(id)}
              onChange={(event) => tick(id, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
