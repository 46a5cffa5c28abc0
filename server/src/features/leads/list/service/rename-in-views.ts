import { readViewQuery, writeViewQuery } from '@foyer/contract/leads/list/address'
import type { CompanyScope } from '../../../../context'
import { holdViewsOfSources, updateQueries } from '../repository/views'

/** Saved views that narrow the list to a lead source follow when it is called otherwise. */
export async function renameInViews(
  { db, companyId }: CompanyScope,
  { name, becomes }: { name: string; becomes: string },
): Promise<void> {
  const isIt = (source: string) => source.toLowerCase() === name.toLowerCase()
  const changed = (await holdViewsOfSources(db, companyId)).flatMap(({ id, query }) => {
    const { tab, address } = readViewQuery(query)
    const { sources } = address.filters
    if (!sources.some(isIt)) return []
    const renamed = [...new Set(sources.map((source) => (isIt(source) ? becomes : source)))]
    const filters = { ...address.filters, sources: renamed }
    return [{ id, query: writeViewQuery(tab, { ...address, filters }) }]
  })
  if (changed.length > 0) await updateQueries(db, companyId, changed)
}
