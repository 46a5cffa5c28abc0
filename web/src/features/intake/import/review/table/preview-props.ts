import type { Ref } from 'react'
import type { ReviewColumn, ReviewRow } from '../reviewed'

/** For whatever leads to a cell from outside the rows. */
export interface RowsHandle {
  show: (row: number, column: number | undefined) => void
}

export interface PreviewProps {
  rows: readonly ReviewRow[]
  columns: readonly ReviewColumn[]
  onEdit: (row: number, column: number, text: string) => void
  onLeaveOut: (row: number, isLeftOut: boolean) => void
  handle: Ref<RowsHandle>
}
