import { randomInt } from 'node:crypto'

/** Without signs that are easily mistaken for one another. */
const small = 'abcdefghjkmnpqrstuvwxyz'
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const figure = '23456789'

const pick = (from: string) => from.charAt(randomInt(from.length))
const group = (length: number) => Array.from({ length }, () => pick(small + capital + figure)).join('')

/** Three groups of four, as the rules of a password want it: a capital and a special sign are always in it. */
export const temporaryPassword = (): string => `${pick(capital)}${group(3)}-${group(4)}-${group(4)}`
