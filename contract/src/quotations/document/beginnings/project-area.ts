import { readArea } from '../../../kit/area'
import { documentLimits as limits } from '../limits'
import type { QuotationSection } from '../model'

/** In ten-thousandths of a square foot. */
const sizes: Readonly<Record<string, number>> = { sqft: 10_000, sqm: 107_639, sqyds: 90_000 }

const bare = (unit: string) => unit.toLowerCase().replace(/[^a-z]/g, '')

interface Measured {
  area?: string | null | undefined
  areaUnit?: string | null | undefined
}

/** The area of a project in thousandths of a square foot, where both figure and unit are known. */
export function areaOfProject({ area, areaUnit }: Measured): number | undefined {
  const figure = Number(readArea(area ?? ''))
  const thousandths = Math.round((figure * (sizes[bare(areaUnit || 'sqft')] ?? Number.NaN)) / 10)
  return thousandths > 0 && thousandths <= limits.quantity ? thousandths : undefined
}

/**
 * What is charged by area, fitted to a project: the first such item, the design fee, is for all of it; the others keep their
 * proportion to it, as a garden to its house.
 */
export function fittedToArea(
  sections: readonly QuotationSection[],
  area: number | undefined,
): QuotationSection[] {
  const isByArea = ({ basis }: { basis: string }) => basis === 'area'
  const first = sections.flatMap(({ items }) => items).find(isByArea)
  if (area === undefined || !first) return [...sections]
  const inProportion = (quantity: number) =>
    first.quantity === 0
      ? quantity
      : Math.min(Math.round((quantity * area) / first.quantity), limits.quantity)
  return sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      isByArea(item) ? { ...item, quantity: item === first ? area : inProportion(item.quantity) } : item,
    ),
  }))
}
