import { exactAmount } from '@foyer/contract/kit/money'
import { percentText } from '@foyer/contract/quotations/document/figures'
import { gstRates } from '@foyer/contract/quotations/document/limits'
import {
  basisTexts,
  gridTexts as texts,
  usualUnits,
} from '@foyer/contract/quotations/document/messages-editor'
import { itemBases, type QuotationKind } from '@foyer/contract/quotations/document/model'
import type { KnownItem } from '@foyer/contract/quotations/document/record'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import type { CellColumn } from '../editing/columns'

export interface Suggestion {
  id: string
  text: string
  note?: string
  known?: KnownItem
}

const plain = (text: string): Suggestion => ({ id: text, text })
const fixed: Partial<Record<CellColumn, readonly Suggestion[]>> = {
  basis: itemBases.map((basis) => plain(basisTexts[basis])),
  unit: usualUnits.map(plain),
  gst: gstRates.map((rate) => plain(percentText(rate))),
}

const pauseBeforeAsking = 150
const fresh = { keepPrevious: true, staleTime: 60_000 }

/** What was quoted before and begins with what is typed; nothing is asked before something is. */
export function useKnownItems(kind: QuotationKind, typed: string, isWanted: boolean): readonly KnownItem[] {
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), pauseBeforeAsking)
  const isAsked = isWanted && search !== ''
  const { data } = useEndpoint(
    quotationLibraryEndpoints.knownItems,
    { kind, search },
    { ...fresh, enabled: isAsked },
  )
  return isAsked ? (data?.items.slice(0, 8) ?? []) : []
}

export const suggestionOf = (known: KnownItem, symbol: string): Suggestion => ({
  id: known.id,
  text: known.name,
  note: texts.knownItem(known.unit, exactAmount(known.rate, symbol), known.hsn),
  known,
})

/** What a cell offers while somebody types in it. */
export function useSuggestions(kind: QuotationKind, column: CellColumn, typed: string, symbol: string) {
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const known = useKnownItems(kind, typed, isWanted && column === 'name')
  const own = fixed[column]
  const word = typed.trim().toLowerCase()
  const fitting = own?.filter(({ text }) => text.toLowerCase().startsWith(word))
  const list = fitting ?? known.map((item) => suggestionOf(item, symbol))
  const isOpen =
    isWanted && list.length > 0 && !(list.length === 1 && list[0]?.text === typed && !list[0].known)
  return {
    isPossible: own !== undefined || column === 'name',
    isOpen,
    list,
    at,
    chosen: list[at],
    open: () => {
      setWanted(true)
      setAt(-1)
    },
    close: () => setWanted(false),
    step: (by: 1 | -1) => setAt((was) => (was + by + list.length) % list.length),
  }
}
