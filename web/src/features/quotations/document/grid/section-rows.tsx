import { exactFigure } from '@foyer/contract/kit/money'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationSection, SectionTotals } from '@foyer/contract/quotations/document/model'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import classes from './grid.module.css'
import { ItemRow, type RowProps } from './item-row'
import { isSameSection, type RowMarks } from './marks'
import { SectionHead } from './section-head'
import type { Active } from './use-cells'

interface SectionRowsProps
  extends Pick<RowProps, 'symbol' | 'kind' | 'columns' | 'cells' | 'actions' | 'isReadOnly'> {
  section: QuotationSection
  place: number
  count: number
  totals: SectionTotals | undefined
  /** Only where it is in this section. */
  active: Active | undefined
  marks: ReadonlyMap<string, RowMarks>
  isClosed: boolean
  /** So many of its rows are drawn. */
  shown: number
  /** The grid is entered at its first item. */
  isFirst: boolean
}

/** A room, a trade or a part of the fee with its items. */
export const SectionRows = memo(function SectionRows(props: SectionRowsProps) {
  const {
    section,
    place,
    count,
    totals,
    active,
    marks,
    isClosed,
    shown,
    isFirst,
    cells,
    actions,
    isReadOnly,
    ...facts
  } = props
  const { items } = section
  return (
    <tbody>
      <SectionHead
        section={section}
        place={place}
        count={count}
        amount={exactFigure(totals?.net ?? 0, facts.symbol)}
        kind={facts.kind}
        isClosed={isClosed}
        isReadOnly={isReadOnly}
        cells={cells}
        actions={actions}
      />
      {items.slice(0, shown).map((item, at) => (
        <ItemRow
          key={item.id}
          {...facts}
          item={item}
          net={totals?.items[at]?.net ?? 0}
          active={active?.itemId === item.id ? active : undefined}
          marks={marks.get(item.id)}
          isEntrance={isFirst && at === 0 && active === undefined}
          cells={cells}
          actions={actions}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isClosed && !isReadOnly && (
        <tr className={classes.add}>
          <td>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
              aria-label={texts.addItemTo(section.name || texts.unnamed)}
              onClick={() => cells.addTo(section.id)}
            >
              {texts.addItem}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}, isSameSection)
