import type { PoolClient } from 'pg'
import type { BareSql } from './bare-sql'

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

/** How many rows of leads the statements of a case read, with the roles and row-level security of a request. */
export async function leadsRead(client: PoolClient, { setup, statements }: BareSql): Promise<number> {
  let sum = 0
  await client.query(`BEGIN; ${setup}`)
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan) sum += readBy(plan, (node) => (node['Relation Name'] ?? 'leads') === 'leads')
  }
  await client.query('COMMIT')
  return Math.round(sum)
}

/** The plans as text, to look into a slow case. */
export async function explain(client: PoolClient, { setup, statements }: BareSql): Promise<string> {
  const parts: string[] = []
  await client.query(`BEGIN; ${setup}`)
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      values,
    )
    parts.push(text, ...rows.map((row) => row['QUERY PLAN']), '')
  }
  await client.query('COMMIT')
  return parts.join('\n')
}
