import type { Stage } from '../../pipeline/model'
import type { ReadingRules } from '../read-arrival'
import type { NamedPerson } from './standing'

/** What the rows of a file are checked against. */
export interface ImportRules extends ReadingRules {
  timeZone: string
  /** An instant. */
  now: string
  stages: readonly Pick<Stage, 'id' | 'name' | 'statuses'>[]
  /** Who can be given leads. */
  people: readonly NamedPerson[]
  viewerId: string
  /** Whether the caller gives leads to others, and changes how far they are. */
  mayAssign: boolean
  mayEdit: boolean
}
