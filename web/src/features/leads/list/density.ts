import { type CSSProperties, useSyncExternalStore } from 'react'
import { textScale } from '../../../ui/text-scale'
import { keptChoice } from '../../accounts/kept-choice'

/** How much room a row of a large table has (ADR-315). */
export type Density = 'comfortable' | 'compact'

/** In pixels of usual text. */
const heights: Record<Density, number> = { comfortable: 40, compact: 28 }

const compact = keptChoice('density', 'compact')

export const setDensity = (density: Density) => compact.choose(density === 'compact')

export const useDensity = (): Density =>
  useSyncExternalStore(compact.subscribe, compact.isOther) ? 'compact' : 'comfortable'

export const rowHeightOf = (density: Density): number => heights[density] * textScale

/** For the sheet in which they are. */
export const densityOf = (density: Density) => ({
  'data-density': density,
  style: { '--fy-row': `${rowHeightOf(density)}px` } as CSSProperties,
})
