import { expect, it } from 'vitest'
import { csvLine, withoutApostrophe } from './csv'

const cellOf = (text: string) => csvLine([text], () => false).replace('\r\n', '')

it.each([
  '=1+1',
  '+1',
  '-x',
  '@x',
  ' =1',
  '\u200b=1',
  '\uff1d1',
  "'=1+1",
  "''@x",
  "'",
  "'quoted'",
  "D'Souza",
  'plain',
  '',
])('C-140 %j is in a file what nothing runs, and the same again when the file is read', (text) => {
  expect(cellOf(text)).not.toMatch(/^[\s\u200b]*[=+\-@\uff1d]/)
  expect(withoutApostrophe(cellOf(text))).toBe(text)
})

it('a number stays one below zero, words that look like one do not', () => {
  expect(csvLine([-5, '-5', 1.5])).toBe("-5,'-5,1.5\r\n")
})
