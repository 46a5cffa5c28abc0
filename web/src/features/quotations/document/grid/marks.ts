import type { DocumentProblem } from '@foyer/contract/quotations/document/check-document'
import { gridTexts as texts } from '@foyer/contract/quotations/document/messages-editor'
import type { QuotationSection } from '@foyer/contract/quotations/document/model'
import type { Unread } from '../editing/history'

interface Mark {
  /** As it was typed, where it could not be read. */
  text?: string
  why: string
}

export type RowMarks = Readonly<Record<string, Mark>>

/** What is wrong in which cell, by the id of the item. */
export function marksOf(
  sections: readonly QuotationSection[],
  unread: Unread,
  problems: readonly DocumentProblem[],
): ReadonlyMap<string, RowMarks> {
  const marks = new Map<string, RowMarks>()
  const add = (itemId: string, column: string, mark: Mark) =>
    marks.set(itemId, { ...marks.get(itemId), [column]: mark })
  for (const { path, text } of problems) {
    const [part, section, , item, column] = path
    const at = part === 'sections' ? sections[Number(section)]?.items[Number(item)] : undefined
    if (at && column !== undefined) add(at.id, String(column), { why: text })
  }
  for (const [key, text] of Object.entries(unread)) {
    const [itemId = '', column = ''] = key.split('.')
    add(itemId, column, { text, why: column === 'basis' ? texts.unreadableBasis : texts.unreadable })
  }
  return marks
}
