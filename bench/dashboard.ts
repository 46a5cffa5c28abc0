import { usualPeriod } from '@foyer/contract/analytics/period'
import { actionSaying } from '@foyer/contract/leads/work/model'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { targetEndpoints } from '@foyer/contract/wire/analytics/target-endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { Who } from './cases/case'
import type { Firm } from './firm'
import { fillHistory } from './history'
import { type Call, callOf } from './http'
import { table } from './table'
import { median, timed } from './timing'

const rounds = 15
const query = { choice: { period: usualPeriod as 'this-year' }, people: [] }

/** What the page asks for when it is opened. */
const { reportees, todayLogs, ...figures } = analyticsEndpoints
const { entries: _drawer, ...beyond } = beyondEndpoints
const calls: [string, Call][] = [
  ['reportees', callOf(reportees, {})],
  ['targets', callOf(targetEndpoints.targets, { month: `${new Date().toISOString().slice(0, 7)}-01` })],
  ['todayLogs', callOf(todayLogs, { search: undefined, after: undefined })],
  ...Object.entries({ ...figures, ...beyond }).map(([name, { method, path, request }]): [string, Call] => [
    name,
    { method, path, ...request.write(query) },
  ]),
]

const statuses = ['interested', 'no-response'] as const

interface Subject {
  firm: Firm
  entries: number
  leadIds: string[]
  /** By who asks and what. */
  times: Map<string, number[]>
}

const keep = ({ times }: Subject, key: string, ms: number) => times.set(key, [...(times.get(key) ?? []), ms])

/** Each call right after somebody wrote down a call: whatever had been kept is not true any more. */
async function once(subject: Subject, who: Who, round: number): Promise<void> {
  const { firm, leadIds } = subject
  let whole = 0
  for (const [place, [name, call]] of calls.entries()) {
    const turn = round * calls.length + place
    const said = { callStatus: statuses[turn % 2] }
    const id = leadIds[turn % leadIds.length] ?? ''
    await firm.send('owner', callOf(leadWorkEndpoints.actions, actionSaying(id, said)))
    const { ms } = await timed(() => firm.send(who, call))
    keep(subject, `${who} ${name}`, ms)
    whole += ms
  }
  keep(subject, `${who} whole`, whole)
  if (round === 0) keep(subject, `${who} first`, whole)
}

const shown = (ms: number) => ms.toFixed(1)

/** The whole dashboard of this year, at both sizes, in turns. */
export async function reportDashboard(firms: Firm[], urlOf: (firm: Firm) => string): Promise<string> {
  const subjects: Subject[] = []
  for (const firm of firms) {
    const { companyId } = firm.viewers.owner
    const entries = await fillHistory(urlOf(firm), companyId, firm.viewers.sales.userId)
    const { one, other } = await firm.leads.stagePair()
    const leads = await firm.leads.movable([one, other], 200)
    subjects.push({ firm, entries, leadIds: leads.map(({ id }) => id), times: new Map() })
  }
  for (let round = 0; round < rounds; round++)
    for (const who of ['owner', 'sales'] as const)
      for (const subject of subjects) await once(subject, who, round)
  const names = ['whole', 'first', ...calls.map(([name]) => name)]
  const rows = ['owner', 'sales'].flatMap((who) =>
    names.map((name) => {
      const [small = 0, large = 0] = subjects.map(({ times }) => median(times.get(`${who} ${name}`) ?? []))
      return [
        who === 'owner' ? 'owner' : 'manager',
        name,
        shown(small),
        shown(large),
        (large / small).toFixed(2),
      ]
    }),
  )
  const sizes = subjects.map(({ firm, entries }) => `${firm.size} leads, ${entries} entries`)
  return table(['who', 'call', ...sizes, 'growth'], rows).join('\n')
}
