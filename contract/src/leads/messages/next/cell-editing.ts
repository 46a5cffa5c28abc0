/** What a cell opens. */
export const cellEditTexts = {
  outcomeOf: (name: string) => `How did the last call with ${name} go?`,
  stageOf: (name: string) => `Stage of ${name}`,
  budgetOf: (name: string) => `Budget of ${name}`,
  closureOf: (name: string) => `Expected closure of ${name}`,
  assigneeOf: (name: string) => `Who takes ${name}?`,
  loadFailed: 'The lead could not be loaded.',
} as const

/** On a row of the list, beside the keys of the preview. */
export const cellKeys = [
  { keys: ['←', '→'], text: 'To a cell of the row that can be edited' },
  { keys: ['Enter', 'F2'], text: 'Edit the cell; Enter saves, Esc leaves it as it was' },
] as const
