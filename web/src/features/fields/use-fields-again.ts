import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../api/queries'

const { list, listNew, listCorporate, get, leadForm } = fieldEndpoints
/** Everything in which a change of the fields shows; the table and the list of all fields are one call. */
export const fieldReads = [list, listNew, listCorporate, get, leadForm] as const

/** Read again after every change, also one that failed: somebody else may have been quicker. */
export function useFieldsAgain() {
  const queries = useQueryClient()
  return () =>
    Promise.all(fieldReads.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
