import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '../../../../context'
import { OutsideFailed } from '../../../../gateways/outside/port'
import { GraphFailed, troubleOf } from './failed'

/** What a call to Meta needs. */
export type GraphDeps = Pick<Deps, 'env' | 'outside'>

export interface GraphCall {
  /** Below the base address: '/me/accounts'. */
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  params?: Record<string, string>
  token?: string
}

const refused = z.object({ error: z.object({ code: z.number().optional() }) })

/** Meta tells in percent how much of what is allowed has been used. */
const nearlyAll = 95
const usage = z.record(z.string(), z.number()).catch({})

function isUsedUp(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  try {
    return Object.values(usage.parse(JSON.parse(header))).some((percent) => percent >= nearlyAll)
  } catch {
    return false
  }
}

interface GraphAnswer {
  body: unknown
  /** Whoever has more to ask should ask later. */
  isUsedUp: boolean
}

/** The token travels in a header, where no log and no proxy keeps it, with the proof that the app itself asks. */
async function askGraph(
  { env, outside }: GraphDeps,
  { path, method = 'GET', params = {}, token }: GraphCall,
): Promise<GraphAnswer> {
  const address = new URL(`${env.GRAPH_URL.replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  if (token)
    address.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', env.META_APP_SECRET ?? '')
        .update(token)
        .digest('hex'),
    )
  const answer = await outside
    .call({ url: address.href, method, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
    .catch((error: unknown) => {
      throw error instanceof OutsideFailed ? new GraphFailed('away') : error
    })
  const body = jsonOf(answer.text)
  const problem = refused.safeParse(body)
  if (problem.success || answer.status >= 300) {
    const code = problem.data?.error.code
    throw new GraphFailed(troubleOf(code, answer.status), code)
  }
  return { body, isUsedUp: isUsedUp(answer.headers['x-app-usage']) }
}

/** What the database cannot hold becomes the sign for an unknown character. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\0', '\ufffd') : value

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, storable)
  } catch {
    return undefined
  }
}

/** As it has to be, or it is as if there was no answer. */
export async function readGraph<T extends z.ZodType>(
  deps: GraphDeps,
  shape: T,
  call: GraphCall,
): Promise<z.output<T>> {
  const read = shape.safeParse((await askGraph(deps, call)).body)
  if (!read.success) throw new GraphFailed('away')
  return read.data
}

const page = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    paging: z
      .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).partial().optional() })
      .optional(),
  })

/** A list that never ends is one of somebody who plays with us. */
const mostPages = 500

/**
 * All of a list, a page at a time. The address of the next page is put together here: one that an answer gives would get the
 * token wherever it leads.
 */
export async function* pagesOf<T extends z.ZodType>(
  deps: GraphDeps,
  item: T,
  call: GraphCall,
): AsyncGenerator<z.output<T>[]> {
  let after: string | undefined
  for (let count = 0; count < mostPages; count += 1) {
    const params: Record<string, string> = { limit: '100', ...call.params, ...(after && { after }) }
    const { body, isUsedUp } = await askGraph(deps, { ...call, params })
    const read = page(item).safeParse(body)
    if (!read.success) throw new GraphFailed('away')
    yield read.data.data as z.output<T>[]
    const next = read.data.paging?.next ? read.data.paging.cursors?.after : undefined
    if (!next || next === after) return
    if (isUsedUp) throw new GraphFailed('busy')
    after = next
  }
}
