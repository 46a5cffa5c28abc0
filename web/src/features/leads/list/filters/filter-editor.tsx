import type { CalendarDate } from '@foyer/contract/kit/dates'
import { choicesPageTexts } from '@foyer/contract/leads/messages/choices'
import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { Accordion, Box, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../../../ui/phone'
import { Loaded } from '../../../../ui/states/loaded'
import { BudgetRange } from './budget-range'
import { BudgetWords } from './budget-words'
import { ChoiceList } from './choice-list'
import { DateRange } from './date-range'
import { type FilterField, isListField, isTypedField, listFields, wordsOfField } from './filter-fields'
import type { KnownChoices } from './use-filter-choices'

export interface FilterEditing {
  filters: LeadFilters
  onChange: (filters: LeadFilters) => void
  choices: KnownChoices
  /** How often everything was cleared: what was half typed goes with it. */
  clears: number
  around: { today: CalendarDate; currencySymbol: string }
}

/** One field alone, or several that open one by one. */
export function FilterEditor(props: FieldsEditorProps) {
  return (
    <Loaded of={props.choices.reading} failed={choicesPageTexts.loadFailed} rows={4}>
      {() => <FieldsEditor {...props} />}
    </Loaded>
  )
}

type FieldsEditorProps = FilterEditing & { fields: readonly FilterField[] }

function FieldsEditor({ fields, clears, ...editing }: FieldsEditorProps) {
  const [field, ...others] = fields
  const [opened, setOpened] = useState<string | null>(null)
  const whole = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  // One types at once; on a phone the keys would cover what there is to choose.
  useEffect(() => {
    if (opened && !isPhone)
      whole.current?.querySelector<HTMLElement>('[data-active] input[type=search]')?.focus()
  }, [opened, isPhone])
  if (field && others.length === 0) return <FieldEditor key={clears} field={field} {...editing} />
  return (
    <Accordion
      ref={whole}
      value={opened}
      onChange={setOpened}
      // What opens at once can be typed into at once.
      transitionDuration={0}
      styles={{ control: { paddingInline: 4 }, content: { padding: '4px 4px 12px' } }}
    >
      {fields.map((one) => (
        <Accordion.Item key={one} value={one}>
          <Accordion.Control>
            {leadFilterTexts[one]}
            <Text span size="xs" c="var(--fy-accent)" ml={8}>
              {wordsOfField(one, editing.filters, editing.choices, editing.around)}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <FieldEditor key={clears} field={one} {...editing} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

function FieldEditor({
  field,
  filters,
  onChange,
  choices,
  around,
}: Omit<FilterEditing, 'clears'> & { field: FilterField }) {
  const label = leadFilterTexts[field]
  /** True and False together narrow nothing, and are no filter; here they stay ticked. */
  const [both, setBoth] = useState<string[]>([])
  const set = (part: Partial<LeadFilters>) => onChange({ ...filters, ...part })
  if (field === 'created')
    return (
      <DateRange
        label={label}
        about={filterBarTexts.created}
        from={filters.createdFrom}
        to={filters.createdTo}
        today={around.today}
        onChange={({ from, to }) => set({ createdFrom: from, createdTo: to })}
      />
    )
  if (field === 'followUp')
    return (
      <DateRange
        label={label}
        about={filterBarTexts.due}
        from={filters.dueFrom}
        to={filters.dueTo}
        today={around.today}
        onChange={({ from, to }) => set({ dueFrom: from, dueTo: to })}
      />
    )
  if (!isListField(field)) return null
  const { read, write, choices: offered } = listFields[field]
  const values = read(filters)
  return (
    <>
      {field === 'budget' && choices.budget && (
        <Box mb={8}>
          <BudgetWords
            from={filters.budgetFrom}
            to={filters.budgetTo}
            currencySymbol={around.currencySymbol}
            onChange={set}
          />
        </Box>
      )}
      <ChoiceList
        label={label}
        takesTyped={isTypedField(field)}
        choices={offered(choices, filters)}
        values={field === 'quotationSent' && values.length === 0 ? both : values}
        onChange={(now) => {
          setBoth(now.length > 1 ? now : [])
          set(write(now))
        }}
      />
      {field === 'budget' && (
        <BudgetRange
          bounds={choices.budget}
          from={filters.budgetFrom}
          to={filters.budgetTo}
          currencySymbol={around.currencySymbol}
          onChange={set}
        />
      )}
    </>
  )
}
