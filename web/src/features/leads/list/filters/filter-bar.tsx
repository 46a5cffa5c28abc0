import { toastLimits } from '@foyer/contract/kit/limits'
import type { ListAddress } from '@foyer/contract/leads/list/address'
import { countFilters, isFiltered, noFilters } from '@foyer/contract/leads/list/filters'
import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { drawnWhenChanged } from '../../../../ui/drawn-when-changed'
import { useFitting } from '../../../../ui/layout/use-fitting'
import { useIsPhone } from '../../../../ui/phone'
import { showToast } from '../../../../ui/toasts/toast'
import { wordsOfFigure } from './figure-words'
import { FilterChip } from './filter-chip'
import {
  barFields,
  type FilterField,
  mainFields,
  moreFields,
  withColumn,
  without,
  wordsOfColumn,
  wordsOfField,
} from './filter-fields'
import classes from './filters.module.css'
import { FixedChip } from './fixed-chip'
import { PeriodMenu } from './period-menu'
import { QuickFilters } from './quick-filters'
import { useFilterChoices } from './use-filter-choices'

const FilterSheet = lazy(() => import('./filter-sheet').then((module) => ({ default: module.FilterSheet })))

interface FilterBarProps {
  address: ListAddress
  around: { today: string; currencySymbol: string }
  onChange: (part: Partial<ListAddress>) => void
}

/** Nobody has to wait for it: it is shown for as long as the specification says. */
export const sayApplied = () =>
  showToast({ kind: 'ok', text: leadFilterTexts.applied, duration: toastLimits.filter })

/** What the list is narrowed to, in words; each part can be changed or taken away (L-052 to L-063). */
export const FilterBar = drawnWhenChanged(function FilterBar({ address, around, onChange }: FilterBarProps) {
  const { filters, period } = address
  const isPhone = useIsPhone()
  const [wasOpened, setOpened] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const choices = useFilterChoices(wasOpened || isFiltered(filters))
  const apply = (next: LeadFilters) => {
    onChange({ filters: next })
    sayApplied()
  }
  const shown = { filters, choices, around }
  const count = countFilters(filters)

  const words = (field: FilterField) => wordsOfField(field, filters, choices, around)
  const isActive = (field: FilterField) => words(field) !== undefined
  const nameOf = (field: FilterField) => `${field} ${words(field) ?? ''}`
  const offered: FilterField[] = isPhone
    ? barFields.filter(isActive)
    : [...mainFields, ...moreFields.filter(isActive)]
  // The bar keeps to one line: what does not fit is under More, what narrows the list last.
  const ranked = [...offered.filter(isActive), ...offered.filter((field) => !isActive(field))]
  const bar = useRef<HTMLDivElement>(null)
  const figure =
    filters.figure && wordsOfFigure(filters.figure, { today: around.today, stages: choices.stages })
  const first = figure ? [figure] : []
  const measured = isPhone ? [] : [...first, ...ranked.map(nameOf)]
  const fitting = useFitting(bar, measured) - first.length
  const inBar = isPhone ? offered : offered.filter((field) => ranked.indexOf(field) < fitting)
  const inMore = barFields.filter((field) => !inBar.includes(field))
  const hidden = inMore.filter(isActive).length

  const chip = (field: FilterField) => (
    <FilterChip
      key={field}
      {...shown}
      name={nameOf(field)}
      label={leadFilterTexts[field]}
      fields={[field]}
      words={words(field)}
      onOpen={() => setOpened(true)}
      onApply={apply}
      onRemove={() => onChange({ filters: without(filters, field) })}
    />
  )

  const quick = (
    <fieldset className={classes.quick} aria-label={filterBarTexts.quick}>
      <QuickFilters filters={filters} onChange={(next) => onChange({ filters: next })} />
    </fieldset>
  )

  return (
    <>
      {!isPhone && quick}
      <div ref={bar} className={classes.bar}>
        {isPhone && (
          <Button
            variant="default"
            size="xs"
            flex="none"
            leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}
            onClick={() => {
              setOpened(true)
              setSheetOpen(true)
            }}
          >
            {count > 0 ? `${filterBarTexts.title} (${count})` : filterBarTexts.title}
          </Button>
        )}
        {isPhone && quick}
        <PeriodMenu period={period} onChange={(next) => onChange({ period: next })} />
        {figure && (
          <FixedChip
            name={figure}
            words={figure}
            onRemove={() => onChange({ filters: { ...filters, figure: undefined } })}
          />
        )}
        {inBar.map(chip)}
        {filters.columns.map((filter) => (
          <FixedChip
            key={filter.column}
            words={wordsOfColumn(filter)}
            onRemove={() => onChange({ filters: withColumn(filters, filter.column, undefined) })}
          />
        ))}
        {!isPhone && inMore.length > 0 && (
          <FilterChip
            {...shown}
            label={hidden > 0 ? `${filterBarTexts.more} (${hidden})` : filterBarTexts.more}
            fields={inMore}
            onOpen={() => setOpened(true)}
            onApply={apply}
          />
        )}
        <Button
          variant="subtle"
          size="xs"
          flex="none"
          disabled={count === 0}
          onClick={() => onChange({ filters: noFilters })}
        >
          {leadFilterTexts.clear}
        </Button>
        {isSheetOpen && (
          <Suspense>
            <FilterSheet
              {...shown}
              onApply={(next) => {
                setSheetOpen(false)
                apply(next)
              }}
              onClose={() => setSheetOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </>
  )
})
