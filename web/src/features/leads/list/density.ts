import { useSyncExternalStore } from 'react'
import { textScale } from '../../../ui/text-scale'
import { keptChoice } from '../../accounts/kept-choice'

/** How much room a row of a large table has (ADR-315). */
export type Density = 'comfortable' | 'compact'

/** In pixels of usual text; the same as --fy-row. */
const heights: Record<Density, number> = { comfortable: 40, compact: 28 }

const compact = keptChoice('density', 'compact')

export const setDensity = (density: Density) => compact.choose(density === 'compact')

export const useDensity = (): Density =>
  useSyncExternalStore(compact.subscribe, compact.isOther) ? 'compact' : 'comfortable'

export const rowHeightOf = (density: Density): number => heights[density] * textScale
