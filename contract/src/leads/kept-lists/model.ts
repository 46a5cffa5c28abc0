/** The lists that a firm keeps: three of them leads choose from, the fourth its people have. */
export const listKeys = ['source', 'sourceName', 'workScope', 'designation'] as const
export type ListKey = (typeof listKeys)[number]

export interface ListEntry {
  id: string
  name: string
  /** Offered no more; what has it keeps it. */
  isHidden: boolean
  /** How many leads have it, without archived ones; of a designation, how many people. */
  uses: number
}

/** In the order in which forms offer the entries. */
export interface KeptList {
  list: ListKey
  entries: ListEntry[]
}

export interface NewEntry {
  list: ListKey
  name: string
}

export type EntryEdit = { list: ListKey; id: string } & (
  | { kind: 'rename'; name: string }
  | { kind: 'hide' | 'show' }
  /** What has this entry gets the other one, and this one goes. */
  | { kind: 'merge'; into: string }
  /** To the place before another entry, or to the end. */
  | { kind: 'move'; before?: string | undefined }
)
