import { inputTexts as texts } from '@foyer/contract/kit/input-texts'
import { fieldTexts } from '@foyer/contract/kit/screen-texts'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const beyond = (most: unknown, origin: string) => {
  if (origin === 'string') return texts.tooLong(String(most))
  return origin === 'array' || origin === 'set' ? texts.tooMany(String(most)) : texts.tooLarge(String(most))
}

const below = (least: unknown, origin: string) => {
  if (origin === 'string') return Number(least) === 1 ? fieldTexts.required : texts.tooShort(String(least))
  return origin === 'array' || origin === 'set' ? texts.tooFew(String(least)) : texts.tooLow(String(least))
}

/** Of several shapes that would do, the first that says in words of its own why it does not. */
const inWordsOfItsOwn = (shapes: z.core.$ZodIssue[][]): string =>
  shapes.flat().find(({ code }) => code === 'custom')?.message ?? texts.notRight

/** The words for what the schema itself has none for; those of the library are for programmers (C-171). */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? texts.missing : texts.notRight
    case 'too_big':
      return beyond(issue.maximum, issue.origin)
    case 'too_small':
      return below(issue.minimum, issue.origin)
    case 'invalid_format':
      if (issue.format === 'uuid') return texts.unknownThing
      return issue.format === 'email' ? texts.email : texts.notRight
    case 'invalid_union':
      return inWordsOfItsOwn(issue.errors)
    default:
      return texts.notRight
  }
}
