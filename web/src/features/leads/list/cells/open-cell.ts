import type { EditedColumn } from '@foyer/contract/leads/list/cell-edits'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Place } from '../../../../ui/dialogs/place'

/** A cell that is being edited, with the lead as it was looked at. */
export interface OpenCell {
  lead: LeadRow
  column: EditedColumn
  at: Place
}
