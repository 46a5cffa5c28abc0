import { useMemo, useState } from 'react'
import { isBad, type ReviewRow } from './reviewed'

/** All rows, or those with problems: a row that was repaired stays where it is until the switch is used again. */
export function useShownRows(rows: readonly ReviewRow[]) {
  const [kept, setKept] = useState<ReadonlySet<number>>()
  const shown = useMemo(
    () => (kept ? rows.filter((row) => kept.has(row.row) || isBad(row)) : rows),
    [rows, kept],
  )
  return {
    rows: shown,
    isOnlyBad: kept !== undefined,
    setOnlyBad: (isOn: boolean) =>
      setKept(isOn ? new Set(rows.filter(isBad).map(({ row }) => row)) : undefined),
  }
}
