import { fieldTexts } from '@foyer/contract/kit/screen-texts'
import { lengthOf } from '@foyer/contract/kit/typed-text'

/** Marks a field that holds its form up, whatever the rules of the form are. */
export const held = (problem: unknown) => (problem ? { 'data-held': true } : {})

/** What a field says of itself: a text that is too long stays as it is, and the rules of the form refuse it (C-162). */
export const lengthProblem = (value: string, max: number, words?: string): string | undefined =>
  lengthOf(value.trim()) > max ? (words ?? fieldTexts.tooLong(max)) : undefined
