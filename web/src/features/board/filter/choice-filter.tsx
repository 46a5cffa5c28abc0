import { boardLimits } from '@foyer/contract/board/limits'
import { boardTexts as texts } from '@foyer/contract/board/messages'
import { Button, Popover, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { CheckField } from '../../../ui/form/fields/check-field'
import { TickList } from '../../../ui/form/fields/tick-list'
import { Row, Stack } from '../../../ui/layout/flow'
import { Loaded } from '../../../ui/states/loaded'

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
  /** How many can be chosen at most. */
  max?: number
  onChange: (values: string[]) => void
}

/** A list to tick, searched by name; the board follows at once. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { label, searchLabel, chosenLabel, choices, hasFailed, onRetry, onOpen, values, max, onChange } =
    props
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    if (!isOpen) onOpen()
    setOpen(!isOpen)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={288} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          flex="none"
          data-active={values.length > 0 || undefined}
          rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
          onClick={toggle}
        >
          {values.length > 0 ? chosenLabel(values.length) : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12} mah="min(480px, 76vh)" style={{ overflow: 'auto' }} aria-label={label}>
        <Loaded
          of={{ data: choices, isError: hasFailed, refetch: onRetry }}
          failed={texts.choicesFailed}
          rows={4}
        >
          {(known) => (
            <ChoiceList
              label={label}
              searchLabel={searchLabel}
              choices={known}
              values={values}
              max={max}
              onChange={onChange}
            />
          )}
        </Loaded>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChoiceListProps extends Pick<ChoiceFilterProps, 'label' | 'searchLabel' | 'values' | 'onChange'> {
  choices: readonly Choice[]
  max?: number | undefined
}

function ChoiceList(props: ChoiceListProps) {
  const { label, searchLabel, choices, values, max = boardLimits.filterMax, onChange } = props
  const [search, setSearch] = useState('')
  const typed = search.trim().toLowerCase()
  const found = choices.filter(({ name }) => name.toLowerCase().includes(typed))
  const isAll = found.length > 0 && found.every(({ id }) => values.includes(id))
  const selectAll = () => {
    const all = new Set([...values, ...found.map(({ id }) => id)])
    onChange([...all].slice(0, max))
  }
  const tick = (id: string, isTicked: boolean) =>
    onChange(isTicked ? [...values, id].slice(-max) : values.filter((one) => one !== id))
  return (
    <Stack gap={8}>
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
      <Row justify="space-between">
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
      </Row>
      {found.length === 0 ? (
        <Text role="status" inherit mx={2} my={4} data-ink="2">
          {texts.nothingFound}
        </Text>
      ) : (
        <fieldset aria-label={label}>
          <TickList>
            {found.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                value={values.includes(id)}
                onChange={(isTicked) => tick(id, isTicked)}
              />
            ))}
          </TickList>
        </fieldset>
      )}
    </Stack>
  )
}
