import { stageChartTexts, sourceTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { SourceLeads } from '@foyer/contract/analytics/model'
import { spanOf } from '@foyer/contract/analytics/period'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { DonutChart } from '../../../ui/charts/donut-chart'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { inkAt, namelessInk } from '../stage-ink'
import { useFigure } from '../use-figure'
import { FigureCard, type FigureCardProps } from './figure-card'

const totalOf = (rows: readonly SourceLeads[]) => rows.reduce((sum, { leads }) => sum + leads, 0)
const nameOf = (source: string) => source || texts.none

/** */
export function LeadSourceCard({ query, about }: FigureCardProps) {
  const { today } = useCompanyDay()
  const { from, to } = spanOf(query.choice, today)
  const linkOf = (source: string) =>
    leadsBehind(source ? undefined : { kind: 'without-source' }, {
      people: query.people,
      createdFrom: from,
      createdTo: to,
      sources: source ? [source] : [],
    })
  /** Of several at once; no list has leads of some sources and those without one. */
  const linkToAll = (sources: string[]) =>
    sources.includes('')
      ? undefined
      : leadsBehind(undefined, { people: query.people, createdFrom: from, createdTo: to, sources })
  return (
    <FigureCard
      of={useFigure(analyticsEndpoints.bySource, query)}
      title={texts.title}
      about={about}
      explain={texts.explain}
      emptyText={texts.empty}
      failedText={texts.failed}
      fileName="lead-sources"
      isEmpty={(rows) => totalOf(rows) === 0}
      table={(rows) => ({
        caption: texts.title,
        columns: [
          { key: 'source', label: texts.title },
          { key: 'leads', label: stageChartTexts.leads, numeric: true },
        ],
        rows: rows.map(({ source, leads }) => ({
          key: source,
          cells: { source: nameOf(source), leads: leads.toLocaleString('en-IN') },
          plain: { source: nameOf(source), leads },
          to: linkOf(source),
        })),
      })}
    >
      {(rows) => (
        <DonutChart
          label={texts.title}
          caption={stageChartTexts.allLeads}
          total={totalOf(rows).toLocaleString('en-IN')}
          restLabel={texts.other}
          restTo={(rest) => linkToAll(rest.map(({ key }) => key))}
          slices={rows.map(({ source, leads }, place) => ({
            key: source,
            label: nameOf(source),
            value: leads,
            ink: source ? inkAt(place) : namelessInk,
            to: linkOf(source),
          }))}
        />
      )}
    </FigureCard>
  )
}
