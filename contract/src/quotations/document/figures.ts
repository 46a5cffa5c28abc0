import type { BasisPoints, Thousandths } from './model'

const quantity = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const percent = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** '1,250.5' of 1250500. */
export const quantityText = (value: Thousandths): string => quantity.format(value / 1000)

/** '18%' of 1800. */
export const percentText = (value: BasisPoints): string => `${percent.format(value / 100)}%`
