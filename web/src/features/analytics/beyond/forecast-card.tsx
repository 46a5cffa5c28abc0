import { figureTexts, forecastTexts as texts } from '@foyer/contract/analytics/messages/beyond'
import { dashboardTexts } from '@foyer/contract/analytics/messages/dashboard'
import type { Forecast, ForecastStage } from '@foyer/contract/analytics/model'
import { formatAmount, grouped, shortAmount } from '@foyer/contract/kit/money'
import { beyondEndpoints } from '@foyer/contract/wire/analytics/beyond-endpoints'
import { Text } from '@mantine/core'
import { Row, Stack } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCompanyDay } from '../../accounts/use-company-day'
import { leadsBehind } from '../../leads/list/leads-behind'
import { BarCell } from '../cards/bar-cell'
import { FigureCard, type FigureCardProps } from '../cards/figure-card'
import { SortedTable } from '../cards/sorted-table'
import { stageInk } from '../stage-ink'
import { usePeopleWords } from '../use-about'
import { useFigure } from '../use-figure'
import { percentOf } from './numbers'

/** What is open, by what its stages have won so far. It is about now, not about a period. */
export function ForecastCard({ query }: Pick<FigureCardProps, 'query'>) {
  const { currencySymbol } = useCompanyDay()
  const short = (value: number) => shortAmount(value, currencySymbol)
  const { people } = query
  // A phone has room for what matters most; its table has all of it.
  const isPhone = useIsPhone()
  const linkTo = ({ stage: { id }, leads }: ForecastStage) =>
    leads > 0 ? leadsBehind(undefined, { stageIds: [id], people }) : undefined

  const tableOf = ({ stages }: Forecast, amount: (value: number) => string, hasBars: boolean) => {
    const isShort = isPhone && hasBars
    const rateOf = (won: number, closed: number) => {
      const share = percentOf(won, closed)
      return closed === 0 || isShort ? share : texts.rateOf(share, won, closed)
    }
    const top = Math.max(...stages.map(({ weighted = 0 }) => weighted))
    return {
      caption: texts.card.title,
      columns: [
        { key: 'stage', label: figureTexts.stage },
        ...(isShort ? [] : [{ key: 'leads', label: figureTexts.leads, numeric: true }]),
        { key: 'open', label: texts.open, numeric: true },
        { key: 'rate', label: texts.rate, numeric: true },
        { key: 'weighted', label: texts.weighted, numeric: true },
      ],
      rows: stages.map((row) => {
        const { stage, leads, value, closed, won, weighted } = row
        const words = weighted === undefined ? figureTexts.none : amount(weighted)
        const bar = { value: weighted ?? 0, max: top, ink: stageInk(stage) }
        return {
          key: stage.id,
          cells: {
            stage: stage.name,
            leads: grouped(leads),
            open: amount(value),
            rate: rateOf(won, closed),
            weighted: hasBars ? <BarCell {...bar}>{words}</BarCell> : words,
          },
          plain: {
            stage: stage.name,
            leads,
            open: value,
            rate: closed === 0 ? '' : percentOf(won, closed),
            weighted: weighted ?? '',
          },
          to: linkTo(row),
        }
      }),
    }
  }

  return (
    <FigureCard
      {...texts.card}
      about={dashboardTexts.about(texts.about, usePeopleWords(people))}
      of={useFigure(beyondEndpoints.forecast, { choice: { period: 'this-year' }, people })}
      isEmpty={({ stages }) => stages.every(({ leads }) => leads === 0)}
      table={(forecast) => tableOf(forecast, (value) => formatAmount(value, currencySymbol), false)}
      fileName="forecast"
    >
      {(forecast) => (
        <Stack gap={8}>
          <Row gap={8} align="baseline">
            <Text span className="num" fz="1.25rem" fw={600}>
              {short(forecast.weighted)}
            </Text>
            <span data-ink="2">{texts.expected(short(forecast.value))}</span>
          </Row>
          <SortedTable table={tableOf(forecast, short, true)} />
          <QuietText size="small">{texts.method}</QuietText>
        </Stack>
      )}
    </FigureCard>
  )
}
