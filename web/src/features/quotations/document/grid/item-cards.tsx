import { exactAmount } from '@foyer/contract/kit/money'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type {
  QuotationItem,
  QuotationSection,
  SectionTotals,
} from '@foyer/contract/quotations/document/model'
import { Button, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { shownIn } from '../editing/cell-text'
import classes from './grid.module.css'
import type { GridPart } from './grid-part'
import { isSameSection, type RowMarks } from './marks'
import { SectionHead } from './section-head'
import type { Cells } from './use-cells'
import { useGrowing } from './use-growing'

interface CardsProps extends GridPart {
  closed: ReadonlySet<string>
  cells: Cells
}

/** On a phone: one card for each item, which opens all that belongs to it. */
export function ItemCards({ document, totals, closed, ...facts }: CardsProps) {
  const shown = useGrowing({ sections: document.sections, closed })
  return document.sections.map((section, place) => (
    <SectionCards
      key={section.id}
      {...facts}
      section={section}
      place={place}
      count={document.sections.length}
      totals={totals.sections[place]}
      isClosed={closed.has(section.id)}
      shown={shown[place] ?? 0}
    />
  ))
}

interface SectionCardsProps extends Omit<CardsProps, 'document' | 'totals' | 'closed'> {
  section: QuotationSection
  place: number
  count: number
  totals: SectionTotals | undefined
  isClosed: boolean
  /** So many of its cards are drawn. */
  shown: number
}

const SectionCards = memo(function SectionCards(props: SectionCardsProps) {
  const { section, totals, marks, symbol, kind, cells, actions, isClosed, shown, isReadOnly } = props
  const add = () => cells.showDetails(actions.addItem({ sectionId: section.id }, section.items.at(-1)))
  return (
    <section aria-label={section.name || texts.unnamed}>
      <SectionHead {...props} isCard amount={exactAmount(totals?.net ?? 0, symbol)} kind={kind} />
      <div data-line="between">
        {section.items.slice(0, shown).map((item, at) => (
          <ItemCard
            key={item.id}
            item={item}
            amount={exactAmount(totals?.items[at]?.net ?? 0, symbol)}
            symbol={symbol}
            marks={marks.get(item.id)}
            onOpen={cells.showDetails}
          />
        ))}
      </div>
      {!isClosed && !isReadOnly && (
        <div className={classes.add}>
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
            aria-label={texts.addItemTo(section.name || texts.unnamed)}
            onClick={add}
          >
            {texts.addItem}
          </Button>
        </div>
      )}
    </section>
  )
}, isSameSection)

interface ItemCardProps {
  item: QuotationItem
  amount: string
  symbol: string
  marks: RowMarks | undefined
  onOpen: (itemId: string) => void
}

const ItemCard = memo(function ItemCard({ item, amount, symbol, marks, onOpen }: ItemCardProps) {
  const [problem] = Object.values(marks ?? {})
  const counted = texts.quantityOf(
    shownIn(item, 'quantity') || '0',
    item.unit,
    exactAmount(item.rate, symbol),
  )
  return (
    <UnstyledButton className={classes.card} data-hover onClick={() => onOpen(item.id)}>
      <strong>{item.name || texts.unnamedItem}</strong>
      <strong className="num">{amount}</strong>
      <small className="num">{counted}</small>
      {problem && <small data-ink="past">{problem.why}</small>}
    </UnstyledButton>
  )
})
