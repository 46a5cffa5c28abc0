import { daysWords } from '@foyer/contract/analytics/durations'
import { figureTexts, funnelTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import type { Funnel, FunnelStep } from '@foyer/contract/analytics/model'
import { grouped } from '@foyer/contract/kit/money'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { Link } from 'react-router'
import { BarRows } from '../../../ui/charts/bar-rows'
import { Stack } from '../../../ui/layout/flow'
import { leadsBehind } from '../../leads/list/leads-behind'
import { usePipeline } from '../../pipeline/use-pipeline'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { stageInk } from '../stage-ink'
import { useFigure } from '../use-figure'
import { useSpan } from '../use-span'
import { percentOf } from './numbers'

/** Of the leads that came, how many got how far. */
export function FunnelCard({ query, about }: FigureCardProps) {
  const span = useSpan(query)
  const { people } = query
  const came = { createdFrom: span.from, createdTo: span.to, people }
  const linkTo = ({ stage: { id }, reached }: FunnelStep) =>
    reached > 0 ? leadsBehind({ kind: 'reached', stageId: id, ...span }, { people }) : undefined
  const lostStages = usePipeline().data?.stages.flatMap(({ id, kind }) => (kind === 'lost' ? [id] : []))
  const toLost = lostStages && leadsBehind(undefined, { ...came, stageIds: lostStages })
  return (
    <FigureCard
      {...texts.card}
      about={about}
      of={useFigure(beyondEndpoints.funnel, query)}
      isEmpty={({ leads }) => leads === 0}
      table={(funnel) => tableOf(funnel, linkTo, leadsBehind(undefined, came), toLost)}
      fileName="stage-funnel"
    >
      {({ leads, steps, lost }) => (
        <Stack gap={8}>
          <BarRows
            label={texts.card.title}
            rows={[
              { key: 'came', label: texts.came, value: leads, to: leadsBehind(undefined, came) },
              ...steps.map((step, place) => {
                const drop = dropTo(steps[place + 1], step)
                return {
                  key: step.stage.id,
                  label: step.stage.name,
                  value: step.reached,
                  share: percentOf(step.reached, leads),
                  drop: drop ? texts.drop(drop, percentOf(drop, step.reached)) : undefined,
                  aside: step.daysInStage === undefined ? undefined : daysWords(step.daysInStage),
                  ink: stageInk(step.stage),
                  to: linkTo(step),
                }
              }),
            ]}
          />
          {lost > 0 && <LostByNow to={toLost}>{texts.lostNow(lost, percentOf(lost, leads))}</LostByNow>}
        </Stack>
      )}
    </FigureCard>
  )
}

/** Which stages are lost is known a moment later than how many leads are in them. */
const LostByNow = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? (
    <Link to={to} data-link data-small>
      {children}
    </Link>
  ) : (
    <small>{children}</small>
  )

/** How many fewer were in the next one; undefined where there is none, or where it has more. */
const dropTo = (next: FunnelStep | undefined, { reached }: FunnelStep): number | undefined =>
  next && next.reached <= reached ? reached - next.reached : undefined

function tableOf(
  { leads, steps, lost }: Funnel,
  linkTo: (step: FunnelStep) => string | undefined,
  toAll: string,
  toLost: string | undefined,
) {
  return {
    caption: texts.card.title,
    columns: [
      { key: 'stage', label: figureTexts.stage },
      { key: 'reached', label: texts.reached, numeric: true },
      { key: 'share', label: texts.share, numeric: true },
      { key: 'drop', label: texts.dropped, numeric: true },
      { key: 'days', label: texts.days, numeric: true },
    ],
    rows: [
      {
        key: 'came',
        cells: { stage: texts.came, reached: grouped(leads), share: percentOf(leads, leads) },
        plain: { stage: texts.came, reached: leads, share: percentOf(leads, leads), drop: '', days: '' },
        to: toAll,
      },
      ...steps.map((step, place) => {
        const drop = dropTo(steps[place + 1], step)
        const { stage, reached, daysInStage } = step
        return {
          key: stage.id,
          cells: {
            stage: stage.name,
            reached: grouped(reached),
            share: percentOf(reached, leads),
            drop: drop === undefined ? figureTexts.none : grouped(drop),
            days: daysInStage === undefined ? figureTexts.none : daysWords(daysInStage),
          },
          plain: {
            stage: stage.name,
            reached,
            share: percentOf(reached, leads),
            drop: drop ?? '',
            days: daysInStage ?? '',
          },
          to: linkTo(step),
        }
      }),
      {
        key: 'lost',
        cells: { stage: texts.lost, reached: grouped(lost), share: percentOf(lost, leads) },
        plain: { stage: texts.lost, reached: lost, share: percentOf(lost, leads), drop: '', days: '' },
        to: lost > 0 ? toLost : undefined,
      },
    ],
  }
}
