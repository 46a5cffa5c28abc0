import { letterLimits as limits } from './limits'

/** C-047: a chip is an address whose end has 2 to 100 letters. */
const chip = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.\p{L}{2,100}$/u
export const isMailAddress = (text: string): boolean => text.length <= limits.address && chip.test(text)
