/** Companies held at once; of more, those that nobody has used the longest are read again. */
const mostCompanies = 500

export type Remember = <T>(key: string, load: () => Promise<T>) => Promise<T>

/**
 * What changes rarely (stages, people, tags, fields …), held per company under the version of its settings. The version
 * comes with every session, so that what is held is never older than the request, on any server.
 */
export function createCompanyMemory() {
  const companies = new Map<string, { version: number; values: Map<string, unknown> }>()

  const valuesOf = (companyId: string, version: number): Map<string, unknown> => {
    const held = companies.get(companyId)
    // Of a request that began with what a session was before the settings changed: it will begin again.
    if (held && held.version > version) return new Map()
    companies.delete(companyId)
    const current = held?.version === version ? held : { version, values: new Map() }
    companies.set(companyId, current)
    const [oldest] = companies.keys()
    if (companies.size > mostCompanies && oldest !== undefined) companies.delete(oldest)
    return current.values
  }

  return (companyId: string, version: number): Remember => {
    const values = valuesOf(companyId, version)
    return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
      if (values.has(key)) return values.get(key) as T
      const value = await load()
      values.set(key, value)
      return value
    }
  }
}

/** For transactions that may change settings themselves: nothing is held that could be taken back. */
export const readAgain: Remember = (_key, load) => load()
