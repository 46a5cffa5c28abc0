import type { Page } from '../../kit/paging'
import type { LeadRow } from '../model'
import type { FullRow } from './full-row'
import type { KnownOfRows } from './lean-row'

/** A page of the list. The server gives it with full rows, or lean ones as the text that the database wrote. */
export interface LeadPage extends Page<LeadRow | FullRow> {
  lean?: { rows: string; known: KnownOfRows } | undefined
}
