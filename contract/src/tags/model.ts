import type { tagLimits } from './limits'

export type TagColour = (typeof tagLimits.tag.colours)[number]

export interface Tag {
  id: string
  name: string
  colour: TagColour
  createdBy: string | undefined
  /** Sent back by an edit, so that nobody overwrites a change they have not seen. */
  updatedAt: string
}

export interface TagDetails {
  name: string
  colour: TagColour
}

/** One call with three effects. */
export type TagEdit =
  | ({ kind: 'change'; id: string; seenAt: string | undefined } & TagDetails)
  | { kind: 'delete'; id: string }
  | { kind: 'restore'; id: string }

export interface TagEdited {
  message: string
  /** How many leads had the deleted tag. */
  leads?: number | undefined
}
