import { importLimits } from '@foyer/contract/intake/import/limits'
import type { ImportPlan, ReadSheets } from '@foyer/contract/intake/import/model'
import { columnLetters, columnsOf, rowsBelow } from '@foyer/contract/intake/import/sheet'
import { importReviewTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { targetLabel } from '@foyer/contract/intake/targets'
import type { DuplicatePolicy } from '@foyer/contract/leads/duplicates/model'
import { useCallback, useMemo, useState } from 'react'
import { isBad, type ReviewColumn, reviewRow } from './reviewed'

type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

/** These keep several values, so several columns may go into them. */
const keepsAll = (target: string) => target === 'otherPhone' || target === 'remarks'

function withEdit(edits: Edits, row: number, column: number, text: string, came: string): Edits {
  const ofRow = new Map(edits.get(row))
  if (text === came) ofRow.delete(column)
  else ofRow.set(column, text)
  const next = new Map(edits)
  if (ofRow.size > 0) next.set(row, ofRow)
  else next.delete(row)
  return next
}

/** What somebody did in one sheet: it is there again when they come back from another one. */
interface SheetWork {
  headerRow: number | undefined
  byHand: ReadonlyMap<number, string | undefined>
  edits: Edits
  leftOut: ReadonlySet<number>
}
const untouched: SheetWork = {
  headerRow: undefined,
  byHand: new Map(),
  edits: new Map(),
  leftOut: new Set(),
}

/** What somebody chooses and repairs in a file, and what follows from it for every row. Nothing of it is sent yet. */
export function useReview({ sheets, remembered, rules }: ReadSheets) {
  const [first] = sheets.filter(({ lines }) => lines.length > 1)
  const [sheetName, chooseSheet] = useState((first ?? sheets[0])?.name ?? '')
  const sheet = sheets.find(({ name }) => name === sheetName)
  const lines = sheet?.lines ?? []

  const [works, setWorks] = useState<ReadonlyMap<string, SheetWork>>(new Map())
  const { byHand, edits, leftOut, ...work } = works.get(sheetName) ?? untouched
  const headerRow = work.headerRow ?? sheet?.headerRow
  const change = useCallback(
    (made: (work: SheetWork) => Partial<SheetWork>) =>
      setWorks((known) => {
        const before = known.get(sheetName) ?? untouched
        return new Map(known).set(sheetName, { ...before, ...made(before) })
      }),
    [sheetName],
  )
  const [duplicates, setDuplicates] = useState<DuplicatePolicy>('skip')
  const [areNewEnquiries, setNewEnquiries] = useState(false)

  const below = useMemo(
    () => (headerRow === undefined ? [] : rowsBelow(lines, headerRow)),
    [lines, headerRow],
  )
  const guessed = useMemo(
    () =>
      headerRow === undefined
        ? []
        : columnsOf(lines, headerRow, { customFields: rules.customFields, remembered, rules }),
    [lines, headerRow, rules, remembered],
  )
  const columns = useMemo(
    () =>
      guessed.map(({ index, heading, target: guess }): ReviewColumn => {
        const target = byHand.has(index) ? byHand.get(index) : guess
        const label = target === undefined ? undefined : targetLabel(target, rules.customFields)
        return { index, heading: heading || texts.unnamed(columnLetters(index)), target, label }
      }),
    [guessed, byHand, rules],
  )
  const asCame = useMemo(() => below.map((line) => reviewRow(line, columns, rules)), [below, columns, rules])
  const rows = useMemo(
    () =>
      edits.size + leftOut.size === 0
        ? asCame
        : asCame.map((row, place) => {
            const line = below[place]
            const changed =
              line && edits.has(row.row) ? reviewRow(line, columns, rules, edits.get(row.row)) : row
            return leftOut.has(row.row) ? { ...changed, isLeftOut: true } : changed
          }),
    [asCame, below, columns, rules, edits, leftOut],
  )
  const bad = useMemo(() => rows.filter(isBad), [rows])

  const edit = useCallback(
    (row: number, column: number, text: string) => {
      const came = below.find((line) => line.row === row)?.cells[column] ?? ''
      change((known) => ({ edits: withEdit(known.edits, row, column, text, came) }))
    },
    [below, change],
  )
  const leaveOut = useCallback(
    (row: number, isOut: boolean) =>
      change((known) => {
        const next = new Set(known.leftOut)
        if (isOut) next.add(row)
        else next.delete(row)
        return { leftOut: next }
      }),
    [change],
  )
  /** A field has one column; where another one had it, that one is free again. */
  const match = (index: number, target: string | undefined) => {
    const next = new Map(byHand)
    next.set(index, target)
    if (target !== undefined && !keepsAll(target))
      for (const other of columns)
        if (other.index !== index && other.target === target) next.set(other.index, undefined)
    change(() => ({ byHand: next }))
  }
  const chooseHeader = (row: number) => change(() => ({ headerRow: row }))
  const isBelow = (row: number) => headerRow !== undefined && row > headerRow
  const planFor = (isOnlyValid: boolean): ImportPlan => ({
    sheet: sheetName,
    headerRow: headerRow ?? 1,
    columns: columns.flatMap(({ index, target }) => (target === undefined ? [] : [{ index, target }])),
    edits: [...edits]
      .filter(([row]) => isBelow(row))
      .flatMap(([row, ofRow]) => [...ofRow].map(([column, text]) => ({ row, column, text }))),
    leftOut: [...leftOut].filter(isBelow),
    duplicates,
    isOnlyValid,
    areNewEnquiries,
  })
  return {
    sheetNames: sheets.filter(({ lines }) => lines.length > 0).map(({ name }) => name),
    sheetName,
    chooseSheet,
    firstLines: lines.slice(0, importLimits.headerLines),
    headerRow,
    chooseHeader,
    columns,
    match,
    rows,
    bad,
    taken: rows.filter(({ isLeftOut }) => !isLeftOut).length,
    edit,
    editCount: [...edits.values()].reduce((sum, ofRow) => sum + ofRow.size, 0),
    leaveOut,
    duplicates,
    setDuplicates,
    areNewEnquiries,
    setNewEnquiries,
    isChanged: [...works.values()].some((one) => one.edits.size + one.leftOut.size + one.byHand.size > 0),
    planFor,
  }
}

export type Review = ReturnType<typeof useReview>
