import { activities, type Measure } from '@foyer/contract/analytics/measures'
import { partsOf, type Span } from '@foyer/contract/analytics/period'
import type { CalendarDate } from '@foyer/contract/kit/dates'
import { type Db, prepared } from '../../../db/on-client'
import { nobody } from '../../../db/schema/derived/analytics'
import type { Counted } from '../counted'

export interface SumQuery {
  measures: Measure[]
  span: Span
  /** One row for each day, or for each whole month and the single days beside them; otherwise one for the whole span. */
  by?: 'day' | 'month'
  /** One row for each person. */
  byPerson?: boolean
  /** All keys together. */
  isKeyless?: boolean
}

export interface Sum {
  measure: Measure
  key: string
  /** The day, or the first of the month; the beginning of the span if it was not asked for. */
  day: CalendarDate
  /** Undefined for nobody, and if it was not asked for. */
  personId: string | undefined
  leads: number
  valued: number
  amount: number
  seconds: number
}

interface Row {
  measure: Measure
  key: string
  day: string
  person_id: string | null
  leads: number
  valued: number
  amount: string
  seconds: string
}

const figures = 'measure, key, day, person_id, leads, valued, amount, seconds'
const totals =
  'sum(leads)::int as leads, sum(valued)::int as valued, sum(amount)::text as amount, sum(seconds)::text as seconds'

/** Months from $3 to $4, days from $5 to $6 and from $7 to $8; what is not yet folded from $9 to $10. */
const inSums = (condition: string): string =>
  [
    'is_month and day between $3::date and $4::date',
    'not is_month and day between $5::date and $6::date',
    'not is_month and day between $7::date and $8::date',
  ]
    .map(
      (part) =>
        `select ${figures} from analytics_sums where company_id = $1 and measure = any($2::text[]) and ${part} and ${condition}`,
    )
    .join('\nunion all\n')
const inLog = (condition: string): string =>
  `select ${figures} from analytics_log where company_id = $1 and measure = any($2::text[])
    and day between $9::date and $10::date and ${condition}`

/** Disjoint, so that nobody is counted twice, and each with an index of its own. */
const conditions = {
  everything: { sums: [`is_all and person_id = '${nobody}'`], log: 'true' },
  everybody: { sums: ['not is_all and person_id = any($11::uuid[])'], log: 'true' },
  people: { sums: ['not is_all and person_id = any($11::uuid[])'], log: 'person_id = any($11::uuid[])' },
  visible: {
    sums: [
      'not is_all and person_id = any($11::uuid[])',
      `not is_all and person_id = '${nobody}' and ($12::boolean or creator_id = any($11::uuid[]))`,
      `not is_all and creator_id = any($11::uuid[]) and creator_id <> '${nobody}' and person_id <> '${nobody}'
        and person_id <> all($11::uuid[])`,
    ],
    log: '(person_id = any($11::uuid[]) or creator_id = any($11::uuid[]) or ($12::boolean and person_id is null))',
  },
}
type Reach = keyof typeof conditions

const shapes = {
  whole: { selected: 'measure, key, $13::date::text as day, null as person_id', grouped: 'measure, key' },
  byDay: { selected: 'measure, key, day::text, null as person_id', grouped: 'measure, key, day' },
  byPerson: {
    selected: `measure, key, $13::date::text as day, nullif(person_id, '${nobody}') as person_id`,
    grouped: `measure, key, nullif(person_id, '${nobody}')`,
  },
  byDayAndPerson: {
    selected: `measure, key, day::text, nullif(person_id, '${nobody}') as person_id`,
    grouped: `measure, key, day, nullif(person_id, '${nobody}')`,
  },
}
type Shape = keyof typeof shapes

function textOf(reach: Reach, shape: Shape, isKeyless: boolean): string {
  const { sums, log } = conditions[reach]
  const { selected, grouped } = shapes[shape]
  const keyless = (text: string, instead: string) =>
    isKeyless ? text.replace('measure, key', instead) : text
  return `select ${keyless(selected, "measure, '' as key")}, ${totals} from (
    ${[...sums.map(inSums), inLog(log)].join('\nunion all\n')}
  ) as counted where $11::uuid[] is not null and $12::boolean is not null and $13::date is not null group by ${keyless(grouped, 'measure')}
  having sum(leads) <> 0 or sum(valued) <> 0 or sum(amount) <> 0 or sum(seconds) <> 0`
}

const statements = new Map<string, ReturnType<typeof prepared<Row>>>()

/** One statement for each kind of question, whatever its values, so that it is planned once. */
function statementFor(reach: Reach, { by, byPerson, isKeyless = false }: SumQuery) {
  const shape: Shape = by ? (byPerson ? 'byDayAndPerson' : 'byDay') : byPerson ? 'byPerson' : 'whole'
  const name = `analytics-${reach}-${shape}${isKeyless ? '-keyless' : ''}`
  const known = statements.get(name) ?? prepared<Row>(name, textOf(reach, shape, isKeyless))
  statements.set(name, known)
  return known
}

/** What belongs to somebody is theirs alone; of leads the creator sees some too, and some see those of nobody. */
function reachOf(
  { visible, chosen, everybody }: Counted,
  { byPerson }: SumQuery,
  isActivity: boolean,
): { reach: Reach; owners: string[] } {
  if (chosen.length > 0) return { reach: 'people', owners: chosen }
  if (visible.all && byPerson) return { reach: 'everybody', owners: [...everybody, nobody] }
  if (visible.all) return { reach: 'everything', owners: [] }
  return { reach: isActivity ? 'people' : 'visible', owners: visible.owners }
}

const never: Span = { from: '0001-01-02', to: '0001-01-01' }

/** A year is read as twelve months, unless each day is asked for. */
function rangesOf({ span, by }: SumQuery): CalendarDate[] {
  const { months = never, days } = by === 'day' ? { days: [span] } : partsOf(span)
  const [first = never, last = never] = days
  return [months, first, last, span].flatMap(({ from, to }) => [from, to])
}

/** Sums of one kind: of leads, or of what people did. */
async function readKind(
  db: Db,
  companyId: string,
  counted: Counted,
  query: SumQuery,
  isActivity: boolean,
): Promise<Sum[]> {
  const { reach, owners } = reachOf(counted, query, isActivity)
  const values = [
    companyId,
    query.measures,
    ...rangesOf(query),
    owners,
    counted.visible.unassigned,
    query.span.from,
  ]
  const rows = await statementFor(reach, query)(db, values)
  return rows.map(({ person_id, amount, seconds, ...row }) => ({
    ...row,
    personId: person_id ?? undefined,
    amount: Number(amount),
    seconds: Number(seconds),
  }))
}

/** What was counted in a span, for whoever is meant: a few rows, however many leads and calls there are. */
export async function readSums(db: Db, companyId: string, counted: Counted, query: SumQuery): Promise<Sum[]> {
  const kinds = [false, true].map((isActivity) => ({
    isActivity,
    measures: query.measures.filter((one) => activities.includes(one) === isActivity),
  }))
  const read = kinds
    .filter(({ measures }) => measures.length > 0)
    .map(({ isActivity, measures }) => readKind(db, companyId, counted, { ...query, measures }, isActivity))
  return (await Promise.all(read)).flat()
}
