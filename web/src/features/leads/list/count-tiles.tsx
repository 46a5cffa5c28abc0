import { grouped } from '@foyer/contract/kit/money'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { leadListTexts, leadTileTexts } from '@foyer/contract/leads/messages'
import type { CallStatus, LeadCounts, LeadTab } from '@foyer/contract/leads/model'
import { Button, UnstyledButton } from '@mantine/core'
import { drawnWhenChanged } from '../../../ui/drawn-when-changed'
import { BarSkeleton } from '../../../ui/states/skeleton'
import styles from './list-parts.module.css'

/** What a tile narrows the list to. */
export interface TileChoice {
  tab: LeadTab
  callStatus: CallStatus | undefined
}

type Tile = keyof typeof leadTileTexts

const all = { tab: 'all', callStatus: undefined } as const
const choices: Record<Tile, TileChoice> = {
  total: all,
  interested: { tab: 'all', callStatus: 'interested' },
  followUp: { tab: 'all', callStatus: 'follow-up' },
  noResponse: { tab: 'all', callStatus: 'no-response' },
  notInterested: { tab: 'all', callStatus: 'not-interested' },
  unassigned: { tab: 'unassigned', callStatus: undefined },
  won: { tab: 'won', callStatus: undefined },
}
const tiles = Object.keys(leadTileTexts) as Tile[]

const isSame = (one: TileChoice, other: TileChoice) =>
  one.tab === other.tab && (one.tab !== 'all' || one.callStatus === other.callStatus)

interface CountTilesProps {
  counts: LeadCounts | undefined
  hasFailed: boolean
  onRetry: () => void
  current: TileChoice
  canAssign: boolean
  onChoose: (choice: TileChoice) => void
}

/** One title-block strip above the list; each tile narrows it to what it counts, and a second click takes that back. */
export const CountTiles = drawnWhenChanged(function CountTiles({
  counts,
  hasFailed,
  onRetry,
  current,
  canAssign,
  onChoose,
}: CountTilesProps) {
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
    <section className={styles.strip} aria-label={leadListTexts.counts} aria-busy={!counts}>
      {tiles
        .filter((tile) => canAssign || tile !== 'unassigned')
        .map((tile) => {
          const choice = choices[tile]
          const isPressed = isSame(choice, current)
          return (
            <UnstyledButton
              key={tile}
              className={styles.tile}
              data-hover
              data-focus="inside"
              aria-pressed={isPressed}
              onClick={() => onChoose(isPressed ? all : choice)}
            >
              <span className={styles.tileName}>{leadTileTexts[tile]}</span>{' '}
              <span className={styles.tileCount}>
                {counts ? grouped(counts[tile]) : <BarSkeleton width={36} />}
              </span>
            </UnstyledButton>
          )
        })}
    </section>
  )
})
