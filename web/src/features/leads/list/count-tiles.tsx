import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadListTexts, leadTileTexts } from '@foyer/contract/leads/messages'
import type { LeadCounts } from '@foyer/contract/leads/model'
import { Button } from '@mantine/core'
import { useIsPhone } from '../../../ui/phone'
import { BarSkeleton } from '../../../ui/skeleton'
import styles from './list-parts.module.css'

interface CountTilesProps {
  counts: LeadCounts | undefined
  hasFailed: boolean
  onRetry: () => void
}

const tiles = Object.keys(leadTileTexts) as (keyof typeof leadTileTexts)[]

/** One title-block strip above the list. */
export function CountTiles({ counts, hasFailed, onRetry }: CountTilesProps) {
  const isPhone = useIsPhone()
  if (hasFailed && !counts)
    return (
      <div className={styles.countsFailed} role="alert">
        {leadListTexts.countsFailed}
        <Button variant="default" size="xs" onClick={onRetry}>
          {screenTexts.tryAgain}
        </Button>
      </div>
    )
  return (
    // On a phone the strip scrolls sideways, so a keyboard must be able to reach it.
    <section className={styles.strip} aria-label={leadListTexts.counts} tabIndex={isPhone ? 0 : undefined}>
      <dl className={styles.tiles} aria-busy={!counts}>
        {tiles.map((tile) => (
          <div key={tile} className={styles.tile}>
            <dt>{leadTileTexts[tile]}</dt>
            <dd>{counts ? counts[tile].toLocaleString('en-IN') : <BarSkeleton width={36} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
