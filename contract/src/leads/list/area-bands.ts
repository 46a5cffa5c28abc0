/** The bands of the filter by area, in square feet; each begins where the one before ends. */
export const areaBands = ['under-500', '500-to-1000', '1000-to-2000', '2000-to-5000', 'from-5000'] as const
export type AreaBand = (typeof areaBands)[number]

export const isAreaBand = (value: string): value is AreaBand => areaBands.some((band) => band === value)
