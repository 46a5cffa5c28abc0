import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { expect, it } from 'vitest'
import { shapeOf } from '../../../../testing/html-shape'
import { entryList, factList, foot, heading, headOf } from './personal-data-page'

const pageSaying = (words: string): string =>
  headOf(words, [words]) +
  heading(words) +
  factList([[words, words]]) +
  entryList([{ at: words, about: [words], lines: [words, words] }]) +
  foot

it.each(scriptPayloads)('C-139 what is kept changes nothing of the page of a person: %j', (payload) => {
  expect(shapeOf(pageSaying(payload))).toEqual(shapeOf(pageSaying('words')))
})
