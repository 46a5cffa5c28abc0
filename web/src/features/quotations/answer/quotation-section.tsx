import { exactAmount } from '@foyer/contract/kit/money'
import {
  discountText,
  measureText,
  quotationPartTexts as texts,
} from '@foyer/contract/quotations/answer/messages-page'
import { percentText } from '@foyer/contract/quotations/document/figures'
import type {
  QuotationItem,
  QuotationSection,
  SectionTotals,
} from '@foyer/contract/quotations/document/model'
import { Box } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import classes from './answer.module.css'
import type { Wishes } from './use-wishes'

const Wish = lazy(() => import('./wish').then((module) => ({ default: module.Wish })))

interface PartProps {
  symbol: string
  isTaxed: boolean
  /** While the client says what should be different. */
  wishes: Wishes | undefined
}

/** A room or a trade with its items. */
export function SectionCard({
  section,
  totals,
  ...part
}: PartProps & { section: QuotationSection; totals: SectionTotals | undefined }) {
  return (
    <Card
      title={section.name || texts.items(section.items.length)}
      action={
        <Box component="span" mr={6} className={classes.sum}>
          {exactAmount(totals?.net ?? 0, part.symbol)}
        </Box>
      }
    >
      <PlainList isDivided>
        {section.items.map((item, at) => (
          <li key={item.id} className={classes.item}>
            <Item item={item} net={totals?.items[at]?.net ?? 0} {...part} />
          </li>
        ))}
      </PlainList>
    </Card>
  )
}

function Item({ item, net, symbol, isTaxed, wishes }: PartProps & { item: QuotationItem; net: number }) {
  return (
    <Stack gap={6}>
      <Row gap={12} isOneLine grow="first" align="baseline">
        <strong>{item.name}</strong>
        <span className={classes.sum}>{exactAmount(net, symbol)}</span>
      </Row>
      {item.description && (
        <p className={classes.words} data-ink="2">
          {item.description}
        </p>
      )}
      <MetaLine
        pieces={[
          measureText(item, symbol),
          item.discount && discountText(item.discount, symbol),
          isTaxed && texts.gst(percentText(item.gst)),
          item.hsn && texts.hsn(item.hsn),
        ]}
      />
      {wishes && (
        <Suspense>
          <Wish item={item} wishes={wishes} />
        </Suspense>
      )}
    </Stack>
  )
}
