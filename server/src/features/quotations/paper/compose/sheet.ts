/** A paper as texts in their places, ready to be set: the printer knows nothing of quotations. */

export interface SheetColumn {
  label: string
  align: 'left' | 'right'
  /** Its part of what the other columns leave; none: as wide as its longest text. */
  share?: number
  isStrong?: boolean
  isMuted?: boolean
}

export interface SheetRow {
  cells: string[]
  /** A longer text below one of the cells. */
  detail?: string
  detailUnder?: number
}

export interface SheetFact {
  label: string
  value: string
}

interface SheetTable {
  kind: 'table'
  title: string
  hint: string
  columns: SheetColumn[]
  rows: SheetRow[]
  sum?: string[]
}

export type SheetBlock =
  | SheetTable
  | { kind: 'prose'; title: string; text: string }
  | { kind: 'payment'; title: string; facts: SheetFact[]; code: { label: string; text: string } | undefined }

export interface SheetTotal {
  label: string
  value: string
  look: 'plain' | 'strong' | 'grand'
}

export interface SheetTaxes {
  title: string
  columns: SheetColumn[]
  rows: string[][]
  sum: string[]
}

interface Signature {
  title: string
  name?: string
  under: string
}

export interface Sheet {
  about: { Title: string; Author: string; Subject: string }
  running: { left: string; right: string }
  foot: { text: string; page: string }
  watermark: string | undefined
  firm: { name: string; lines: string[] }
  head: { title: string; subtitle: string; facts: SheetFact[] }
  parties: { label: string; name: string; lines: string[] }[]
  items: {
    columns: SheetColumn[]
    sections: { name: string; amount: string; rows: SheetRow[] }[]
    continued: string
  }
  summary: { totals: SheetTotal[]; taxes: SheetTaxes | undefined; words: { label: string; text: string } }
  blocks: SheetBlock[]
  signing: { ours: Signature; theirs: Signature }
}
