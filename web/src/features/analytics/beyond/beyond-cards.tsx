import type { FigureCardProps } from '../cards/figure-card'
import styles from './beyond.module.css'
import { DisciplineCard } from './discipline-card'
import { FirstResponseCard } from './first-response-card'
import { ForecastCard } from './forecast-card'
import { FunnelCard } from './funnel-card'
import { LostReasonsCard } from './lost-reasons-card'
import { SourceValueCard } from './source-value-card'
import { TargetsCard } from './targets/targets-card'

/** What the dashboard says beyond the charts of the specification. */
export function BeyondCards(card: FigureCardProps) {
  return (
    <div className={styles.grid}>
      <FunnelCard {...card} />
      <ForecastCard query={card.query} />
      <TargetsCard query={card.query} />
      <SourceValueCard {...card} />
      <LostReasonsCard {...card} />
      <FirstResponseCard {...card} />
      <DisciplineCard {...card} />
    </div>
  )
}
