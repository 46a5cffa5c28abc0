import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import type { FilterEditing } from './filter-editor'
import { type FilterField, without } from './filter-fields'
import classes from './filters.module.css'

const FilterEditor = lazy(() =>
  import('./filter-editor').then((module) => ({ default: module.FilterEditor })),
)

interface FilterChipProps extends Omit<FilterEditing, 'onChange' | 'clears'> {
  /** Where the bar asks whether it fits. */
  name?: string
  label: string
  fields: readonly FilterField[]
  /** What it narrows the list to. */
  words?: string | undefined
  onOpen: () => void
  onApply: (filters: LeadFilters) => void
  onRemove?: (() => void) | undefined
}

/** A field of the filter bar; what is ticked or cleared counts once it is applied. */
export function FilterChip(props: FilterChipProps) {
  const { name, label, fields, words, filters, onOpen, onApply, onRemove, ...editing } = props
  const [draft, setDraft] = useState<LeadFilters>()
  const [clears, setClears] = useState(0)
  const isRemovable = Boolean(words && onRemove)
  const toggle = () => {
    if (!draft) onOpen()
    setDraft(draft ? undefined : filters)
  }
  return (
    <div className={classes.chip} data-fits={name}>
      <Popover
        opened={draft !== undefined}
        onChange={(isOpen) => !isOpen && setDraft(undefined)}
        position="bottom-start"
        trapFocus
        returnFocus
        width={288}
      >
        <Popover.Target>
          <Button
            className={classes.chipButton}
            data-active={words ? true : undefined}
            variant="default"
            size="xs"
            rightSection={!isRemovable && <IconChevronDown size={13} stroke={1.8} aria-hidden />}
            onClick={toggle}
          >
            <span className={classes.chipWords}>{words ? `${label}: ${words}` : label}</span>
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label={label}>
          <form
            className={classes.editor}
            onSubmit={(event) => {
              event.preventDefault()
              setDraft(undefined)
              if (draft) onApply(draft)
            }}
          >
            {draft && (
              <Suspense fallback={<RowSkeleton rows={4} />}>
                <FilterEditor
                  {...editing}
                  fields={fields}
                  filters={draft}
                  clears={clears}
                  onChange={setDraft}
                />
              </Suspense>
            )}
            <Row justify="flex-end">
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  setDraft(draft && fields.reduce(without, draft))
                  setClears(clears + 1)
                }}
              >
                {leadFilterTexts.clear}
              </Button>
              <Button size="xs" type="submit">
                {leadFilterTexts.apply}
              </Button>
            </Row>
          </form>
        </Popover.Dropdown>
      </Popover>
      {isRemovable && (
        <ActionIcon
          className={classes.remove}
          size={24}
          aria-label={filterBarTexts.remove(label)}
          onClick={onRemove}
        >
          <IconX size={13} stroke={1.8} />
        </ActionIcon>
      )}
    </div>
  )
}
