import { draftPrefix, useSession } from '../../../api/session'

/** What was written beside the items, and about all of it. */
export interface TypedWishes {
  ofItems: Readonly<Record<string, string>>
  note: string
}

export const noWishes: TypedWishes = { ofItems: {}, note: '' }

/** Not by the link: whoever has that can accept. */
export const useWishesKey = (quotationId: string): string =>
  `${draftPrefix}wishes:${useSession()?.userId ?? ''}:${quotationId}`

/** Only of items that the quotation still has: another version may have been sent meanwhile. */
export function readWishes(key: string, itemIds: readonly string[]): TypedWishes {
  try {
    const { ofItems, note } = { ...noWishes, ...JSON.parse(localStorage.getItem(key) ?? 'null') }
    const kept = Object.entries<unknown>(ofItems).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && itemIds.includes(entry[0]),
    )
    return { ofItems: Object.fromEntries(kept), note: typeof note === 'string' ? note : '' }
  } catch {
    return noWishes
  }
}

export const isWritten = ({ ofItems, note }: TypedWishes): boolean =>
  note.trim() !== '' || Object.values(ofItems).some((text) => text.trim() !== '')

/** A full or forbidden store only loses what a reload would have kept. */
export function keepWishes(key: string, wishes: TypedWishes) {
  try {
    if (isWritten(wishes)) localStorage.setItem(key, JSON.stringify(wishes))
    else localStorage.removeItem(key)
  } catch {}
}
