import { cellKeys } from '@foyer/contract/leads/messages/next/cell-editing'
import { keyTexts as previewKeys } from '@foyer/contract/leads/messages/preview'
import { keyTexts as gridKeys } from '@foyer/contract/quotations/document/messages-editor'
import {
  boardKeys,
  chatKeys,
  dayKeys,
  everywhereKeys,
  type KeyLine,
  keysSheetTexts,
  searchKeys,
} from '@foyer/contract/shell/keys'

const { places } = keysSheetTexts

/** Every key of the product, by where it works: each place has its own list, which its own hint shows too. */
export const allKeys: readonly { place: string; keys: readonly KeyLine[] }[] = [
  { place: places.everywhere, keys: everywhereKeys },
  { place: places.search, keys: searchKeys },
  { place: places.day, keys: dayKeys },
  { place: places.leads, keys: [...previewKeys.keys, ...cellKeys] },
  { place: places.chats, keys: chatKeys },
  { place: places.board, keys: boardKeys },
  { place: places.quotations, keys: gridKeys.keys.map(([keys, text]) => ({ keys: [keys], text })) },
]
