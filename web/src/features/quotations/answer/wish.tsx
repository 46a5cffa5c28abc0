import { answerLimits as limits } from '@foyer/contract/quotations/answer/limits'
import { changesTexts } from '@foyer/contract/quotations/answer/messages-page'
import type { QuotationItem } from '@foyer/contract/quotations/document/model'
import { Button } from '@mantine/core'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { Stack } from '../../../ui/layout/flow'
import type { Wishes } from './use-wishes'

/** Beside an item: what should be different in it. */
export function Wish({ item, wishes }: { item: QuotationItem; wishes: Wishes }) {
  const note = wishes.noteOf(item.id)
  if (note === undefined)
    return (
      <div>
        <Button
          variant="light"
          data-tap
          aria-label={changesTexts.changeNamed(item.name)}
          onClick={() => wishes.write(item.id, '')}
        >
          {changesTexts.changeItem}
        </Button>
      </div>
    )
  return (
    <Stack gap={4}>
      <LongTextField
        autoFocus={note === ''}
        label={changesTexts.wish}
        aria-label={changesTexts.changeNamed(item.name)}
        value={note}
        max={limits.itemNote.max}
        onChange={(text) => wishes.write(item.id, text)}
      />
      <div>
        <Button variant="subtle" data-tap onClick={() => wishes.remove(item.id)}>
          {changesTexts.removeWish}
        </Button>
      </div>
    </Stack>
  )
}
