import { exactAmount } from '@foyer/contract/kit/money'
import { percentText } from '@foyer/contract/quotations/document/figures'
import { gstRates, documentLimits as limits } from '@foyer/contract/quotations/document/limits'
import {
  basisTexts,
  gridTexts,
  itemDialogTexts as texts,
  usualUnits,
} from '@foyer/contract/quotations/document/messages-editor'
import { itemBases, type QuotationItem } from '@foyer/contract/quotations/document/model'
import { ActionIcon, Autocomplete, Button } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { Row, Stack } from '../../../../ui/layout/flow'
import { showToast } from '../../../../ui/toasts/toast'
import { typedIn } from '../editing/cell-text'
import type { CellColumn } from '../editing/columns'
import { itemOf, placeOf } from '../editing/rows'
import type { GridPart } from './grid-part'
import { suggestionOf, useKnownItems } from './use-suggestions'

interface ItemDialogProps extends GridPart {
  itemId: string
  columns: readonly CellColumn[]
  onGoTo: (itemId: string | undefined) => void
  onClose: () => void
}

/** One item with all that belongs to it: how a phone writes, and where a long description has room. */
export function ItemDialog(props: ItemDialogProps) {
  const { document, itemId, actions, isReadOnly, onGoTo, onClose } = props
  const item = itemOf(document, itemId)
  if (!item) return null
  const items = document.sections.flatMap((section) => section.items)
  const at = items.findIndex(({ id }) => id === itemId)
  const name = item.name || gridTexts.unnamedItem
  const remove = () => {
    actions.removeItem(itemId)
    showToast({ kind: 'ok', text: gridTexts.removed(name), undo: actions.undo })
    onClose()
  }
  const section = document.sections[placeOf(document, itemId)?.section ?? 0]
  const tool = { variant: 'default', size: 32, 'data-tap': true } as const
  const icon = { size: 18, stroke: 1.6 }
  return (
    <Dialog opened title={section?.name || texts.title} width={760} onClose={onClose}>
      <Stack gap={16}>
        <ItemFields {...props} item={item} />
        <Row justify="space-between">
          <strong className="num">{exactAmount(amountOf(props, itemId), props.symbol)}</strong>
          {!isReadOnly && (
            <Row gap={4}>
              <ActionIcon
                {...tool}
                aria-label={gridTexts.moveUp}
                onClick={() => actions.moveItem(itemId, -1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                {...tool}
                aria-label={gridTexts.moveDown}
                onClick={() => actions.moveItem(itemId, 1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon
                {...tool}
                aria-label={gridTexts.duplicate}
                onClick={() => onGoTo(actions.duplicateItem(itemId))}
              >
                <IconCopy {...icon} />
              </ActionIcon>
              <ActionIcon {...tool} aria-label={gridTexts.remove} onClick={remove}>
                <IconTrash {...icon} />
              </ActionIcon>
            </Row>
          )}
        </Row>
      </Stack>
      <DialogFoot>
        <ActionIcon
          {...tool}
          aria-label={texts.previous}
          disabled={at === 0}
          onClick={() => onGoTo(items[at - 1]?.id)}
        >
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <ActionIcon
          {...tool}
          aria-label={texts.next}
          disabled={at === items.length - 1}
          onClick={() => onGoTo(items[at + 1]?.id)}
        >
          <IconChevronRight {...icon} />
        </ActionIcon>
        {!isReadOnly && (
          <Button variant="default" onClick={() => onGoTo(actions.addItem({ afterId: itemId }, item))}>
            {gridTexts.addBelow}
          </Button>
        )}
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogFoot>
    </Dialog>
  )
}

const amountOf = ({ totals }: GridPart, itemId: string) =>
  totals.sections.flatMap(({ items }) => items).find(({ id }) => id === itemId)?.net ?? 0

function ItemFields({
  item,
  columns,
  marks,
  symbol,
  kind,
  actions,
  isReadOnly,
}: ItemDialogProps & { item: QuotationItem }) {
  /** As they are being typed; what is stored is the value of it. */
  const [typed, setTyped] = useState<Partial<Record<CellColumn, string>>>({})
  const known = useKnownItems(kind, item.name, typed.name !== undefined)
  const field = (column: CellColumn) => {
    const mark = marks.get(item.id)?.[column]
    return {
      label: gridTexts.columns[column],
      value: typed[column] ?? mark?.text ?? typedIn(item, column),
      onChange: (text: string) => {
        setTyped((was) => ({ ...was, [column]: text }))
        actions.type({ itemId: item.id, column }, text)
      },
      onBlur: () => {
        actions.pause()
        setTyped((was) => ({ ...was, [column]: undefined }))
      },
      error: mark?.why,
      readOnly: isReadOnly,
    }
  }
  const suggestions = known.map((one) => suggestionOf(one, symbol))
  const pick = (name: string) => {
    const chosen = known.find((one) => one.name === name)
    if (!chosen) return
    const { description, unit, rate, gst, hsn } = chosen
    actions.changeItem(item.id, { name, description, unit, rate, gst, hsn })
    setTyped({})
  }
  const isShare = item.basis === 'percentage'
  const isShown = (column: CellColumn) => columns.includes(column)
  return (
    <FieldGrid columns={2} staysBeside>
      <WholeRow>
        <Autocomplete
          {...field('name')}
          data={[...new Set(suggestions.map(({ text }) => text))]}
          filter={({ options }) => options}
          onOptionSubmit={pick}
          data-autofocus={item.name === '' || undefined}
        />
      </WholeRow>
      <WholeRow>
        <LongTextField
          {...field('description')}
          max={limits.item.description}
          autosize
          minRows={2}
          maxRows={8}
        />
      </WholeRow>
      {isShown('basis') && (
        <ChoiceField
          {...field('basis')}
          value={basisTexts[item.basis]}
          data={itemBases.map((basis) => basisTexts[basis])}
        />
      )}
      <Autocomplete {...field('unit')} data={[...usualUnits]} />
      <TextField {...field('quantity')} {...(isShare && { label: texts.percent })} inputMode="text" />
      <TextField
        {...field('rate')}
        {...(isShare && { label: texts.percentageOf })}
        leftSection={symbol}
        note={texts.rateNote}
      />
      <TextField {...field('discount')} note={texts.discountNote} />
      {isShown('gst') && <Autocomplete {...field('gst')} data={gstRates.map(percentText)} />}
      {isShown('hsn') && <TextField {...field('hsn')} max={limits.item.hsn} inputMode="numeric" />}
    </FieldGrid>
  )
}
