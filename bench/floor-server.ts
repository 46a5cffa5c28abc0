// The floor: a bare Fastify with node-postgres on two plain tables. Prepared statements, one token, nothing else: no rights,
// no company, no checks, no history. What the product takes beyond it is the price of what it does.
import fastify from 'fastify'
import pg from 'pg'

const { DATABASE_URL, FLOOR_TOKEN } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })
const app = fastify()

const columns =
  'id, first_name, last_name, email, phone, city, budget, stage, status, assignee, follow_up, created_at, source, tags'
const latest = 'order by created_at desc, id desc limit 50'

const statement = (name: string, text: string) => async (values: unknown[]) =>
  (await pool.query({ name, text, values })).rows

const list = statement('list', `select ${columns} from floor_leads ${latest}`)
const total = statement('total', 'select count(*)::int as total from floor_leads')
const counts = statement('counts', 'select stage, count(*)::int as leads from floor_leads group by stage')
const search = statement(
  'search',
  `select ${columns} from floor_leads where search like '%' || $1 || '%' ${latest}`,
)
const history = statement(
  'history',
  'select id, user_id, kind, body, created_at from floor_activities where lead_id = $1 order by created_at desc limit 20',
)
const create = statement(
  'create',
  `insert into floor_leads (first_name, last_name, email, phone, city, budget, source, stage, assignee)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
)
const update = statement('update', `update floor_leads set stage = $2 where id = $1 returning ${columns}`)

interface NewLead {
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  budget: number
  source: string
  stage: string
  assignee: string
}

app.addHook('onRequest', async ({ headers }, reply) => {
  if (headers.authorization !== `Bearer ${FLOOR_TOKEN}`) return reply.code(401).send({})
})
app.get('/leads', async () => ({ data: await list([]) }))
app.get('/leads-with-total', async () => {
  const [data, [counted]] = await Promise.all([list([]), total([])])
  return { data, ...counted }
})
app.get('/counts', async () => ({ data: await counts([]) }))
app.get<{ Querystring: { words: string } }>('/search', async ({ query: { words } }) => ({
  data: await search([words]),
}))
app.get<{ Params: { id: string } }>('/leads/:id/history', async ({ params: { id } }) => ({
  data: await history([id]),
}))
app.post<{ Body: NewLead }>('/leads', async ({ body: b }) => ({
  data: await create([
    b.firstName,
    b.lastName,
    b.email,
    b.phone,
    b.city,
    b.budget,
    b.source,
    b.stage,
    b.assignee,
  ]),
}))
app.patch<{ Params: { id: string }; Body: { stage: string } }>('/leads/:id', async ({ params, body }) => ({
  data: await update([params.id, body.stage]),
}))

process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
})
console.log(`ready at ${await app.listen({ host: '127.0.0.1', port: 0 })}/`)
