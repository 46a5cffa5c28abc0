import { durationWords } from '@foyer/contract/analytics/durations'
import { figureTexts, responseTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import type { FirstResponse, ResponseTime } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { unassigned } from '@foyer/contract/leads/list/filters'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { BarRows } from '../../../ui/charts/bar-rows'
import { Stack } from '../../../ui/layout/flow'
import { leadsBehind } from '../../leads/list/leads-behind'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'

const groupings = ['source', 'person'] as const
type Grouping = (typeof groupings)[number]
const groupingTexts: Record<Grouping, string> = { source: texts.bySource, person: texts.byPerson }

interface Group extends ResponseTime {
  key: string
  name: string
  /** The list of those that were contacted. */
  to: string | undefined
}

/** How soon leads were contacted, by where they came from or by who has them. */
export function FirstResponseCard({ query, about }: FigureCardProps) {
  const [grouping, setGrouping] = useState<Grouping>('source')
  const span = useSpan(query)
  const { people } = query
  const toAnswered = (answered: number, source: string | undefined, of: string[]) => {
    if (answered === 0) return undefined
    const figure = { kind: 'answered' as const, ...span }
    if (source === '') return leadsBehind({ ...figure, isSourceless: true }, { people: of })
    return leadsBehind(figure, { people: of, ...(source !== undefined && { sources: [source] }) })
  }
  const groupsOf = ({ bySource, byPerson }: FirstResponse): Group[] =>
    grouping === 'source'
      ? bySource.map(({ source, ...time }) => ({
          ...time,
          key: source,
          name: source || figureTexts.noSource,
          to: toAnswered(time.answered, source, people),
        }))
      : byPerson.map(({ person, ...time }) => ({
          ...time,
          key: person?.id ?? unassigned,
          name: person?.fullName ?? figureTexts.nobody,
          to: toAnswered(time.answered, undefined, [person?.id ?? unassigned]),
        }))
  const wordsOf = ({ averageMinutes }: ResponseTime) =>
    averageMinutes === undefined ? figureTexts.none : durationWords(averageMinutes)
  return (
    <FigureCard
      {...texts.card}
      about={about}
      of={useFigure(beyondEndpoints.firstResponse, query)}
      isEmpty={({ bySource, byPerson }) => bySource.length === 0 && byPerson.length === 0}
      table={(times) => ({
        caption: `${texts.card.title}, ${groupingTexts[grouping]}`,
        columns: [
          { key: 'name', label: grouping === 'source' ? figureTexts.source : figureTexts.person },
          { key: 'leads', label: figureTexts.leads, numeric: true },
          { key: 'answered', label: texts.contacted, numeric: true },
          { key: 'time', label: texts.time, fileLabel: texts.minutes, numeric: true },
        ],
        rows: groupsOf(times).map((group) => ({
          key: group.key,
          cells: {
            name: group.name,
            leads: grouped(group.leads),
            answered: grouped(group.answered),
            time: wordsOf(group),
          },
          plain: {
            name: group.name,
            leads: group.leads,
            answered: group.answered,
            time: group.averageMinutes ?? '',
          },
          to: group.to,
        })),
      })}
      fileName={`first-response-by-${grouping}`}
    >
      {(times) => (
        <Stack gap={8}>
          <SegmentedControl
            aria-label={texts.by}
            data-unpainted
            size="xs"
            value={grouping}
            onChange={setGrouping}
            data={groupings.map((value) => ({ value, label: groupingTexts[value] }))}
          />
          <BarRows
            label={texts.card.title}
            rows={groupsOf(times).map((group) => ({
              key: group.key,
              label: group.name,
              value: group.averageMinutes ?? 0,
              shown: wordsOf(group),
              aside: texts.answered(group.answered, group.leads),
              to: group.to,
            }))}
          />
        </Stack>
      )}
    </FigureCard>
  )
}
