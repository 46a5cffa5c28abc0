import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { writeListAddress } from '@foyer/contract/leads/list/address'
import { noFilters } from '@foyer/contract/leads/list/filters'
import type { LeadFilters } from '@foyer/contract/leads/model'
import type { MyDayPart } from '@foyer/contract/leads/my-day/model'
import type { Stage } from '@foyer/contract/pipeline/model'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { useEndpoint } from '../../api/queries'
import { addresses } from '../../app/addresses'

interface Asked {
  userId: string
  today: CalendarDate
  stages: readonly Stage[]
}

const inOpenStages = (stages: readonly Stage[]) =>
  stages.filter(({ kind }) => kind !== 'won' && kind !== 'lost').map(({ id }) => id)

/** What the list has to be filtered by, apart from whose leads they are. */
const filtersOf: Partial<Record<MyDayPart, (asked: Asked) => Partial<LeadFilters>>> = {
  overdue: ({ today }) => ({ dueTo: addDays(today, -1) }),
  today: ({ today }) => ({ dueFrom: today, dueTo: today }),
  untouched: ({ stages }) => ({
    stageIds: inOpenStages(stages),
    columns: [{ column: 'lastCall', is: 'empty' }],
  }),
  'without-next-step': ({ stages }) => ({
    stageIds: inOpenStages(stages),
    columns: [
      { column: 'lastCall', is: 'filled' },
      { column: 'followUp', is: 'empty' },
    ],
  }),
}

const needsStages: readonly MyDayPart[] = ['untouched', 'without-next-step']

/** The list that shows all of a part; none where a list cannot say it, as for visits. */
export function useSeeAll(part: MyDayPart, { userId, today }: Omit<Asked, 'stages'>): string | undefined {
  const pipeline = useEndpoint(pipelineEndpoints.get, {}, { enabled: needsStages.includes(part) })
  const filters = filtersOf[part]
  if (!filters || (needsStages.includes(part) && !pipeline.data)) return undefined
  const isDated = part === 'overdue' || part === 'today'
  const params = writeListAddress({
    search: undefined,
    callStatus: undefined,
    period: 'all-time',
    filters: {
      ...noFilters,
      assignees: [userId],
      ...filters({ userId, today, stages: pipeline.data?.stages ?? [] }),
    },
    sort: isDated ? 'follow-up' : 'created',
    descending: !isDated,
  })
  return `${addresses.leads}?${params}`
}
