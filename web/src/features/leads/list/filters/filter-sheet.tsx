import { noFilters } from '@foyer/contract/leads/list/filters'
import { leadFilterTexts } from '@foyer/contract/leads/messages/filters'
import { filterBarTexts } from '@foyer/contract/leads/messages/list-surface'
import type { LeadFilters } from '@foyer/contract/leads/model'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { wordsOfFigure } from './figure-words'
import { type FilterEditing, FilterEditor } from './filter-editor'
import { allFields } from './filter-fields'
import { FixedChip } from './fixed-chip'

interface FilterSheetProps extends Omit<FilterEditing, 'onChange' | 'clears'> {
  onApply: (filters: LeadFilters) => void
  onClose: () => void
}

/** All fields at once, on a phone. */
export function FilterSheet({ filters, onApply, onClose, ...editing }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters)
  const [clears, setClears] = useState(0)
  return (
    <Dialog opened title={filterBarTexts.title} width={420} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onApply(draft)
        }}
      >
        {draft.figure && (
          <FixedChip
            words={wordsOfFigure(draft.figure, {
              today: editing.around.today,
              stages: editing.choices.stages,
            })}
            onRemove={() => setDraft({ ...draft, figure: undefined })}
          />
        )}
        <FilterEditor {...editing} fields={allFields} filters={draft} clears={clears} onChange={setDraft} />
        <DialogFoot>
          <Button
            variant="default"
            onClick={() => {
              setDraft({ ...noFilters })
              setClears(clears + 1)
            }}
          >
            {leadFilterTexts.clear}
          </Button>
          <Button type="submit">{leadFilterTexts.apply}</Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
