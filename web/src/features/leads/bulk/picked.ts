/** What is ticked in a list. Select All is kept as a rule, because most of those leads are not in the page. */
export interface Picked<Row> {
  /** The list it was picked in: another one begins with nothing. */
  list: string
  isAll: boolean
  /** Those that are ticked; after Select All those that were taken out again. */
  rows: ReadonlyMap<string, Row>
  /** Where a Shift range begins. */
  anchor: string | undefined
  /** On a phone ticking begins before anything is ticked. */
  isPicking: boolean
}

export type PickAct<Row> =
  | { kind: 'toggle'; row: Row; isRange: boolean }
  | { kind: 'all' }
  | { kind: 'clear' }
  | { kind: 'begin' }

export const nothingPicked = <Row>(list: string): Picked<Row> => ({
  list,
  isAll: false,
  rows: new Map(),
  anchor: undefined,
  isPicking: false,
})

/** From the last row that was clicked to this one, in either direction. */
function rangeTo<Row extends { id: string }>(shown: readonly Row[], anchor: string | undefined, row: Row) {
  const start = shown.findIndex(({ id }) => id === anchor)
  const end = shown.findIndex(({ id }) => id === row.id)
  if (start < 0 || end < 0) return [row]
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1)
}

export const isTicked = <Row>({ isAll, rows }: Picked<Row>, id: string): boolean => rows.has(id) !== isAll

export function pick<Row extends { id: string }>(
  former: Picked<Row>,
  act: PickAct<Row>,
  shown: readonly Row[],
): Picked<Row> {
  const nothing = nothingPicked<Row>(former.list)
  if (act.kind === 'clear') return nothing
  if (act.kind === 'begin') return { ...nothing, isPicking: true }
  if (act.kind === 'all')
    return former.isAll && former.rows.size === 0 ? nothing : { ...nothing, isAll: true, isPicking: true }
  const { row, isRange } = act
  const becomesTicked = !isTicked(former, row.id)
  const rows = new Map(former.rows)
  for (const one of isRange ? rangeTo(shown, former.anchor, row) : [row]) {
    if (becomesTicked === former.isAll) rows.delete(one.id)
    else rows.set(one.id, one)
  }
  return { ...former, rows, anchor: row.id, isPicking: true }
}
