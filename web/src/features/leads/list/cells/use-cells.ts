import { type CellRights, type EditedColumn, isEditedColumn } from '@foyer/contract/leads/list/cell-edits'
import type { LeadRow } from '@foyer/contract/leads/model'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { below } from '../../../../ui/dialogs/place'
import { isSaving, staying, unfinishedIn } from '../../../../ui/dialogs/unfinished'
import { useCan } from '../../../accounts/use-can'
import { cellOf, rowOf } from './cell-of'
import type { OpenCell } from './open-cell'

/** Where something is written that would be lost, or saved unseen, if another cell were opened. */
function unfinishedEditor(): HTMLElement | undefined {
  const editor = document.querySelector(staying)
  const place = unfinishedIn(editor)
  if (!place) return isSaving(document) ? document.body : undefined
  return editor?.querySelector<HTMLElement>('[aria-invalid="true"], input') ?? document.body
}

/** What the cells of a row have to know. */
export interface Cells {
  rights: CellRights
  open: (lead: LeadRow, cell: HTMLElement) => void
  openColumn?: EditedColumn | undefined
}

/** Which cell is being edited, what is shown of it meanwhile, and that the keyboard comes back to it. */
export function useCells(sheet: RefObject<HTMLElement | null>) {
  const edit = useCan('leads.edit')
  const assign = useCan('leads.assign')
  const [opened, setOpened] = useState<OpenCell>()
  /** As it will be, until it is known. */
  const [hoped, setHoped] = useState<LeadRow>()
  const last = useRef<{ leadId: string; column: EditedColumn }>(undefined)

  const open = useCallback((lead: LeadRow, cell: HTMLElement) => {
    const column = cell.dataset.edit
    if (!isEditedColumn(column as EditedColumn)) return
    const held = unfinishedEditor()
    if (held) return held.focus({ preventScroll: true })
    cell.focus({ preventScroll: true })
    last.current = { leadId: lead.id, column: column as EditedColumn }
    setOpened({ lead, column: column as EditedColumn, at: below(cell) })
  }, [])
  const cells: Cells = useMemo(() => ({ rights: { edit, assign }, open }), [edit, assign, open])

  const giveBack = useCallback(() => {
    const { leadId, column } = last.current ?? {}
    const row = leadId === undefined ? undefined : rowOf(sheet.current, leadId)
    const cell = cellOf(row, column) ?? row
    cell?.focus({ preventScroll: true })
  }, [sheet])
  // What is answered late closes the cell that asked, not one that was opened since.
  const close = useCallback((cell: OpenCell) => setOpened((now) => (now === cell ? undefined : now)), [])
  // What was saved may have taken the cell away with the focus in it: a lead that is Won keeps its stage.
  const isSettled = !opened && !hoped
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) giveBack()
  }, [isSettled, giveBack])

  return { cells, opened, hoped, setHoped, close, giveBack }
}
