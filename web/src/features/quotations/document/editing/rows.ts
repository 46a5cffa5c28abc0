import type {
  QuotationDocument,
  QuotationItem,
  QuotationKind,
  QuotationSection,
} from '@foyer/contract/quotations/document/model'

/** Also on a page that is not secure, where the browser has no randomUUID. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** What is usual for all that interiors consist of. */
const usualGst = 1800

export const newItem = (kind: QuotationKind, like?: QuotationItem): QuotationItem => ({
  id: newId(),
  name: '',
  description: '',
  basis: kind === 'design' ? 'lump-sum' : 'quantity',
  unit: kind === 'design' ? 'LS' : (like?.unit ?? 'nos'),
  quantity: kind === 'design' ? 1000 : 0,
  rate: 0,
  discount: null,
  gst: like?.gst ?? usualGst,
  hsn: like?.hsn ?? '',
})

export const newSection = (kind: QuotationKind, name: string): QuotationSection => ({
  id: newId(),
  name,
  items: [newItem(kind)],
})

/** Where an item is. */
export function placeOf(document: QuotationDocument, itemId: string) {
  for (const [section, { items }] of document.sections.entries()) {
    const item = items.findIndex(({ id }) => id === itemId)
    if (item !== -1) return { section, item }
  }
  return undefined
}

export const itemOf = (document: QuotationDocument, itemId: string): QuotationItem | undefined => {
  const place = placeOf(document, itemId)
  return place && document.sections[place.section]?.items[place.item]
}

/** Everything but the section that changes stays the same object, so that only it is drawn again. */
export const changeSection = (
  document: QuotationDocument,
  sectionId: string,
  change: (section: QuotationSection) => QuotationSection,
): QuotationDocument => ({
  ...document,
  sections: document.sections.map((section) => (section.id === sectionId ? change(section) : section)),
})

const changeItems = (
  document: QuotationDocument,
  at: number,
  change: (items: QuotationItem[]) => QuotationItem[],
): QuotationDocument => ({
  ...document,
  sections: document.sections.map((section, place) =>
    place === at ? { ...section, items: change(section.items) } : section,
  ),
})

export function changeItem(
  document: QuotationDocument,
  itemId: string,
  part: Partial<QuotationItem>,
): QuotationDocument {
  const place = placeOf(document, itemId)
  if (!place) return document
  return changeItems(document, place.section, (items) =>
    items.map((item) => (item.id === itemId ? { ...item, ...part } : item)),
  )
}

/** After another one, or at the end of a section. */
export function addItem(
  document: QuotationDocument,
  item: QuotationItem,
  where: { afterId: string } | { sectionId: string },
): QuotationDocument {
  if ('sectionId' in where)
    return changeSection(document, where.sectionId, (section) => ({
      ...section,
      items: [...section.items, item],
    }))
  const place = placeOf(document, where.afterId)
  if (!place) return document
  return changeItems(document, place.section, (items) => items.toSpliced(place.item + 1, 0, item))
}

export function removeItem(document: QuotationDocument, itemId: string): QuotationDocument {
  const place = placeOf(document, itemId)
  if (!place) return document
  return changeItems(document, place.section, (items) => items.toSpliced(place.item, 1))
}

export function duplicateItem(document: QuotationDocument, itemId: string, id: string): QuotationDocument {
  const item = itemOf(document, itemId)
  return item ? addItem(document, { ...item, id }, { afterId: itemId }) : document
}

/** One step up or down; at the end of a section into the next one. */
export function moveItem(document: QuotationDocument, itemId: string, by: 1 | -1): QuotationDocument {
  const place = placeOf(document, itemId)
  const section = place && document.sections[place.section]
  const item = section?.items[place?.item ?? 0]
  if (!place || !section || !item) return document
  const to = place.item + by
  if (to >= 0 && to < section.items.length)
    return changeItems(document, place.section, (items) =>
      items.toSpliced(place.item, 1).toSpliced(to, 0, item),
    )
  if (!document.sections[place.section + by]) return document
  const without = changeItems(document, place.section, (items) => items.toSpliced(place.item, 1))
  return changeItems(without, place.section + by, (items) => (by === 1 ? [item, ...items] : [...items, item]))
}

export function moveSection(document: QuotationDocument, sectionId: string, by: 1 | -1): QuotationDocument {
  const from = document.sections.findIndex(({ id }) => id === sectionId)
  const section = document.sections[from]
  if (!section || !document.sections[from + by]) return document
  return { ...document, sections: document.sections.toSpliced(from, 1).toSpliced(from + by, 0, section) }
}

export function duplicateSection(document: QuotationDocument, sectionId: string): QuotationDocument {
  const from = document.sections.findIndex(({ id }) => id === sectionId)
  const section = document.sections[from]
  if (!section) return document
  const copy = { ...section, id: newId(), items: section.items.map((item) => ({ ...item, id: newId() })) }
  return { ...document, sections: document.sections.toSpliced(from + 1, 0, copy) }
}

export const removeSection = (document: QuotationDocument, sectionId: string): QuotationDocument => ({
  ...document,
  sections: document.sections.filter(({ id }) => id !== sectionId),
})
