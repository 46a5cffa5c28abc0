import { repeatedRows } from '@foyer/contract/intake/import/check-row'
import { importLimits } from '@foyer/contract/intake/import/limits'
import type { KnownContact } from '@foyer/contract/intake/import/model'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallFailed } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { keyOf } from '../../../../api/queries'
import { metaOf } from '../../../../api/read-again'
import { isBad, type ReviewRow } from './reviewed'

const { knownContacts } = importEndpoints
/** After typing, before the server is asked again. */
const pause = 800

/** A row of somebody who is there already: in an earlier row of the file, or as a lead. */
export type KnownRow = { row: number; name: string } & ({ sameAs: number } | { contact: KnownContact })

async function askInParts(identities: readonly string[], signal: AbortSignal): Promise<KnownContact[]> {
  const found: KnownContact[] = []
  for (let from = 0; from < identities.length; from += importLimits.identities) {
    const part = identities.slice(from, from + importLimits.identities)
    const { known } = await call(knownContacts, { identities: part }, { signal })
    found.push(...known)
  }
  return found
}

/** Rows that can be imported and are known already (C-091, C-179). */
export function useKnownRows(rows: readonly ReviewRow[]) {
  const asked = useMemo(() => {
    const good = rows.filter((row) => !row.isLeftOut && !isBad(row))
    return [...new Set(good.flatMap(({ checked }) => checked.identities))].sort().join('\n')
  }, [rows])
  const [settled] = useDebouncedValue(asked, pause)
  const { data, isError, isPending, refetch } = useQuery<KnownContact[], CallFailed>({
    queryKey: [...keyOf(knownContacts), settled],
    queryFn: ({ signal }) => askInParts(settled === '' ? [] : settled.split('\n'), signal),
    meta: metaOf(knownContacts),
    placeholderData: (before) => before,
    staleTime: 30_000,
  })
  const known = useMemo(() => {
    const good = rows.filter((row) => !row.isLeftOut && !isBad(row))
    const contacts = new Map(data?.map((contact) => [contact.value, contact]))
    const repeated = repeatedRows(good.map(({ row, checked }) => ({ row, identities: checked.identities })))
    return good.flatMap(({ row, name, checked }): KnownRow[] => {
      const contact = checked.identities.flatMap((value) => contacts.get(value) ?? [])[0]
      if (contact) return [{ row, name, contact }]
      const sameAs = repeated.get(row)
      return sameAs === undefined ? [] : [{ row, name, sameAs }]
    })
  }, [rows, data])
  return { known, isNothingToCheck: asked === '', hasFailed: isError, isPending, retry: () => void refetch() }
}
