import { expect, it } from 'vitest'
import { absolute, sourcesBelow, spec } from './spec'

/** The chosen word, and how it is never written (docs/glossary.md, Words on screen). */
const refused: Record<string, RegExp> = {
  Unassigned: /\bUnAssigned\b|\bun-assigned\b/,
  'Follow-up': /\b[Ff]ollow [Uu]p\b(?! with)|\b[Ff]ollowup\b|\bFollow-Up\b/,
  Lakh: /\blacs?\b/i,
  Email: /\be-mail/i,
  'Assign To, Assigned To': /^Assigned? to$|\bwho takes th/,
  Save: /^(save changes|submit)$/i,
}

/** The specification writes these otherwise, and its texts stay exact. */
const specified = [
  'UnAssigned',
  'Follow up',
  'Follow Up',
  'Follow up on',
  'Follow up on Date and Time',
  'Inactive/Follow Up',
  'E-mail',
  'I expect an e-mail, darling!',
  'Assign to',
  'Assigned to',
  'Submit',
  'Save Changes',
]

const isWords = (path: string) => /\/(messages|screen-texts|lead-fields)[^/]*(\/[^/]*)?\.ts$/.test(path)

/** A text, or what a function that makes one consists of. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function')
    return [...String(value).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
      ([, a, b, c]) => a ?? b ?? c ?? '',
    )
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const files = sourcesBelow('contract/src').filter((path) => isWords(path) && !path.includes('/wire/'))

it('Use 20 every text of the screens uses the chosen words, but for those that are specified otherwise', async () => {
  const modules = await Promise.all(files.map((path) => import(/* @vite-ignore */ absolute(path))))
  const texts = modules.flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(1500)
  const wrong = Object.entries(refused).flatMap(([word, spelling]) =>
    texts
      .filter((text) => spelling.test(text) && text !== word && !specified.includes(text))
      .map((text) => `${word}: ${text}`),
  )
  expect(wrong).toEqual([])
})

it('Use 20 what is listed as specified is in the specification', () => {
  const known = new Set(spec.messages.map(({ text }) => text))
  expect(specified.filter((text) => !known.has(text))).toEqual([])
})
