const mention = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/gi
const notAnAlias = new Set(
  'as cross for full group having inner join lateral left limit natural on order returning right select set using values where'.split(
    ' ',
  ),
)

interface Mention {
  table: string
  alias: string
  at: number
}

const mentionsIn = (sql: string): Mention[] =>
  [...sql.matchAll(mention)].map(({ 1: table = '', 2: alias = '', index }) => ({
    table: table.toLowerCase(),
    alias: alias && !notAnAlias.has(alias.toLowerCase()) ? alias : table,
    at: index,
  }))

/** `leads.company_id = $1`, `l.company_id = t.company_id`, and in a function `company_id = company`. */
const condition = (column: string) =>
  new RegExp(
    `(?:"?(\\w+)"?\\.)?"?\\b${column}\\b"?\\s*=\\s*(?:(\\$\\d+)(?:::uuid)?|(?:"?(\\w+)"?\\.)?"?(\\w+)"?(?!\\w|\\())`,
    'gi',
  )

export interface Mutant {
  text: string
  /** How many conditions that compare with the company of the caller are gone; joins are counted by none. */
  conditions: number
}

/** The statement with nothing that binds this table to a company. */
export function withoutCompany(sql: string, table: string): Mutant {
  const mentions = mentionsIn(sql)
  const aliases = new Set(mentions.filter((one) => one.table === table).map(({ alias }) => alias))
  if (aliases.size === 0) return { text: sql, conditions: 0 }
  const column = table === 'companies' ? 'id' : 'company_id'
  const isOf = (name: string | undefined, at: number) =>
    name ? aliases.has(name) : mentions.findLast((one) => one.at < at)?.table === table
  let conditions = 0
  const text = sql.replace(condition(column), (whole, left, parameter, right, name, at: number) => {
    const isBound = isOf(left, at) || (name === column && right !== undefined && aliases.has(right))
    // The id of a company is also compared with that of others: only with the caller's it keeps them apart.
    if (!isBound || (table === 'companies' && !parameter)) return whole
    if (!parameter) return 'true'
    conditions += 1
    return `(${parameter}::uuid is not null)`
  })
  return { text, conditions }
}
