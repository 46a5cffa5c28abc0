import type { DocumentProblem } from '@foyer/contract/quotations/document/check-document'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationDocument, QuotationSection } from '@foyer/contract/quotations/document/model'
import type { Unread } from '../editing/history'

interface Mark {
  /** As it was typed, where it could not be read. */
  text?: string
  why: string
}

export type RowMarks = Readonly<Record<string, Mark>>

/** What is wrong in which cell, by the id of the item. */
export function marksOf(
  unread: Unread,
  checked: { problems: readonly DocumentProblem[]; in: QuotationDocument } | undefined,
): ReadonlyMap<string, RowMarks> {
  const marks = new Map<string, RowMarks>()
  const add = (itemId: string, column: string, mark: Mark) =>
    marks.set(itemId, { ...marks.get(itemId), [column]: mark })
  for (const { path, text } of checked?.problems ?? []) {
    const [part, section, , item, column] = path
    const at = part === 'sections' ? checked?.in.sections[Number(section)]?.items[Number(item)] : undefined
    if (at && column !== undefined) add(at.id, String(column), { why: text })
  }
  for (const [key, text] of Object.entries(unread)) {
    const [itemId = '', column = ''] = key.split('.')
    add(itemId, column, { text, why: column === 'basis' ? texts.unreadableBasis : texts.unreadable })
  }
  return marks
}

interface MarkedSection {
  section: QuotationSection
  marks: ReadonlyMap<string, RowMarks>
}

/** Whether a section is drawn the same: what is wrong in another one is not its business. */
export function isSameSection<P extends MarkedSection>(was: P, now: P): boolean {
  const names = Object.keys(now) as (keyof P)[]
  return (
    names.every((name) => name === 'marks' || was[name] === now[name]) &&
    (was.marks === now.marks || now.section.items.every(({ id }) => was.marks.get(id) === now.marks.get(id)))
  )
}
