import { randomInt } from 'node:crypto'

/** Without characters that are easily confused. */
const small = 'abcdefghjkmnpqrstuvwxyz'
const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const figure = '23456789'

const pick = (from: string) => from.charAt(randomInt(from.length))
const group = (length: number) => Array.from({ length }, () => pick(small + capital + figure)).join('')

/** Three groups of four that meet the password rules: always with a capital and a special character. */
export const temporaryPassword = (): string => `${pick(capital)}${group(3)}-${group(4)}-${group(4)}`
