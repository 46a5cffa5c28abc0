import { grouped } from '../../kit/money'
import type { BasisPoints, Thousandths } from './model'

/** '1,250.5' of 1250500. */
export const quantityText = (value: Thousandths): string => grouped(value / 1000, 3)

/** '18%' of 1800. */
export const percentText = (value: BasisPoints): string => `${grouped(value / 100, 2)}%`
