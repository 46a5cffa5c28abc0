import type { tagLimits } from './limits'

export type TagColour = (typeof tagLimits.tag.colours)[number]

export interface Tag {
  id: string
  name: string
  colour: TagColour
  createdBy: string | undefined
  /** What an edit sends back, so that nobody overwrites what they have not seen. */
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
  /** How many leads carried a tag that is deleted. */
  leads?: number | undefined
}
