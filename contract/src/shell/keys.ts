/** A key, or several, and what it does. */
export interface KeyLine {
  keys: readonly string[]
  text: string
}

/** What works on every page. An action of the search with the same id shows its key. */
export const everywhereKeys: readonly (KeyLine & { id?: string })[] = [
  { keys: ['/'], text: 'Search everything' },
  { keys: ['Ctrl', 'K'], text: 'The same, also while typing' },
  { id: 'add-lead', keys: ['C'], text: 'Add Lead' },
  { id: 'keys', keys: ['?'], text: 'This sheet' },
  { keys: ['Esc'], text: 'Close what is on top' },
]

/** Within the search. */
export const searchKeys: readonly KeyLine[] = [
  { keys: ['↑', '↓'], text: 'Choose' },
  { keys: ['Enter'], text: 'Open it, or do it' },
  { keys: ['→', 'Tab'], text: 'What can be done with the chosen lead' },
  { keys: ['←'], text: 'Back to the search' },
]

/** On a row of My Day. */
export const dayKeys: readonly KeyLine[] = [
  { keys: ['J', '↓'], text: 'Next row' },
  { keys: ['K', '↑'], text: 'Row before' },
  { keys: ['Enter'], text: 'Open the lead' },
  { keys: ['D'], text: 'Call' },
  { keys: ['W'], text: 'WhatsApp' },
]

/** While many leads are written to on WhatsApp, one after another. */
export const chatKeys: readonly KeyLine[] = [
  { keys: ['Enter'], text: 'Open WhatsApp' },
  { keys: ['S'], text: 'Skip this lead' },
  { keys: ['Esc'], text: 'Leave; how far you are is kept' },
]

/** On a card of the board. */
export const boardKeys: readonly KeyLine[] = [
  { keys: ['Enter'], text: 'Open the lead' },
  { keys: ['↑', '↓', '←', '→'], text: 'To another card' },
  { keys: ['Space'], text: 'Lift the card, and drop it' },
  { keys: ['M'], text: 'Choose a stage' },
]

export const keysSheetTexts = {
  title: 'Keys',
  places: {
    everywhere: 'Everywhere',
    search: 'In the search',
    day: 'My Day',
    leads: 'Lead list and preview',
    chats: 'WhatsApp to many leads',
    board: 'A card of the board',
    quotations: 'The grid of a quotation',
  },
  single: 'Single keys',
  singleHint:
    'Letters, digits and signs alone. Without them Ctrl + K, Esc, the arrows, Enter and Ctrl + Enter stay. Kept on this device.',
} as const
