import { stageChartTexts, sourceTexts as texts } from '@foyer/contract/analytics/messages/charts'
import type { SourceLeads } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { leadLimits } from '@foyer/contract/leads/limits'
import { analyticsEndpoints } from '@foyer/contract/wire/analytics/endpoints'
import { DonutChart } from '../../../ui/charts/donut-chart'
import { leadsBehind } from '../../leads/list/leads-behind'
import { cameFrom } from '../source-links'
import { inkAt, namelessInk } from '../stage-ink'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { FigureCard, type FigureCardProps } from './figure-card'

const totalOf = (rows: readonly SourceLeads[]) => rows.reduce((sum, { leads }) => sum + leads, 0)
const nameOf = (source: string) => source || texts.none

/** */
export function LeadSourceCard({ query, about }: FigureCardProps) {
  const span = useSpan(query)
  const linkOf = (source: string) => cameFrom(source, span, query.people)
  /** Of several at once; no list has leads of some sources and those without one, or of more sources than a filter takes. */
  const linkToAll = (sources: string[]) =>
    sources.includes('') || sources.length > leadLimits.filterValuesMax
      ? undefined
      : leadsBehind(undefined, { people: query.people, createdFrom: span.from, createdTo: span.to, sources })
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
          cells: { source: nameOf(source), leads: grouped(leads) },
          plain: { source: nameOf(source), leads },
          to: linkOf(source),
        })),
      })}
    >
      {(rows) => (
        <DonutChart
          label={texts.title}
          caption={stageChartTexts.allLeads}
          total={grouped(totalOf(rows))}
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
