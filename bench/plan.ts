import type { PoolClient } from 'pg'
import { type BareSql, beginningOf } from './bare-sql'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Rows returned by a function are counted too, because EXPLAIN does not show what it reads inside. */
const reads = (node: Node) =>
  'Relation Name' in node || /^(ProjectSet|Function Scan)$/.test(node['Node Type'])

function readBy(node: Node, of: (node: Node) => boolean): number {
  const { Plans: below = [] } = node
  const touched =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = reads(node) && of(node) ? touched * node['Actual Loops'] : 0
  return own + below.reduce((sum, one) => sum + readBy(one, of), 0)
}

/** Runs each statement with EXPLAIN in place of its own, in one transaction of a request; what they write is taken back. */
async function explained<Row>(
  client: PoolClient,
  sql: BareSql,
  how: string,
  look: (rows: Row[], text: string) => void,
): Promise<void> {
  await client.query(beginningOf(sql))
  try {
    for (const { text, values } of sql.statements) {
      const { rows } = await client.query(`explain (analyze, buffers${how}) ${text}`, values)
      look(rows as Row[], text)
    }
  } finally {
    await client.query('ROLLBACK')
  }
}

/** How many rows of leads the statements of a case read, with the roles and row-level security of a request. */
export async function leadsRead(client: PoolClient, sql: BareSql): Promise<number> {
  let sum = 0
  await explained<{ 'QUERY PLAN': { Plan: Node }[] }>(client, sql, ', format json', (rows) => {
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan) sum += readBy(plan, (node) => (node['Relation Name'] ?? 'leads') === 'leads')
  })
  return Math.round(sum)
}

/** The plans as text, to look into a slow case. */
export async function explain(client: PoolClient, sql: BareSql): Promise<string> {
  const parts: string[] = []
  await explained<{ 'QUERY PLAN': string }>(client, sql, '', (rows, text) => {
    parts.push(text, ...rows.map((row) => row['QUERY PLAN']), '')
  })
  return parts.join('\n')
}
