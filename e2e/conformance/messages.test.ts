import { describe, expect, it } from 'vitest'
import {
  belongsToCompleteSlice,
  literally,
  plain,
  readText,
  type SpecMessage,
  sourcesBelow,
  spec,
} from './spec'
import { readProductUsage } from './usage/product-usage'

const contract = sourcesBelow('contract/src').filter((path) => !path.includes('/wire/'))
const words = plain(contract.map(readText).join('\n'))
const isWords = (path: string) => /\/(messages|screen-texts)(\/|\.)/.test(path)

/** Rows that describe a text instead of quoting it, and texts that another server sends. */
const isQuoted = (row: SpecMessage) =>
  !/\(topic|not shown|not quoted/.test(row.trigger) && row.text !== '{server message}'

/** A hole is written `{n}`, `...` or as a lone capital: 'reassigned from X to Y'. */
const holes = /\{[^}]*\}|\.\.\.|\b[XYAB]\b/

const occurs = (text: string) => {
  const wanted = text.replace(/\s+/g, ' ').trim()
  if (words.includes(wanted)) return true
  const pieces = wanted.split(new RegExp(holes, 'g')).map(literally)
  return pieces.length > 1 && new RegExp(pieces.join('.{0,80}?')).test(words)
}

describe('complete slices', () => {
  it('have every text of the specification, word for word', () => {
    const rows = spec.messages.filter((row) => belongsToCompleteSlice('screens', row.screen) && isQuoted(row))
    expect(rows.filter((row) => !occurs(row.text)).map((row) => `${row.screen}: ${row.text}`)).toEqual([])
  })
})

/** Specified, but not shown yet, with the reason. Remove the line when a screen shows the text. */
const waiting: Record<string, string> = {}

const { declarations, isUsed } = readProductUsage()

it('every text is used by a screen or an answer', () => {
  const unused = declarations
    .filter(({ file }) => isWords(file))
    .flatMap(({ file, name, leaves }) =>
      leaves
        .filter((leaf) => !isUsed(leaf))
        .map(({ path }) => `${file.replace('contract/src/', '')} ${[name, ...path].join('.')}`),
    )
  expect(unused).toEqual(Object.keys(waiting))
})

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const skeleton = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}{}]/gu, '')
const textsIn = (source: string) =>
  [...source.matchAll(literal)].map((found) =>
    plain(found[1] ?? found[2] ?? found[3] ?? '')
      .replaceAll('${', '{')
      .trim(),
  )

it('a text that differs from the specification only in case or punctuation is a slip', () => {
  const exact = new Set(spec.messages.map((row) => plain(row.text).trim()))
  // A text without a capital is one the specification mentions in passing, not one it quotes.
  const quoted = spec.messages.filter(({ text }) => text !== text.toLowerCase())
  const bySkeleton = new Map(quoted.map((row) => [skeleton(row.text), row.text.trim()]))
  const slips = contract.filter(isWords).flatMap((path) =>
    textsIn(readText(path))
      .filter((text) => text.includes(' ') && !exact.has(text) && bySkeleton.has(skeleton(text)))
      .map((text) => `${path}: '${text}' instead of '${bySkeleton.get(skeleton(text))}'`),
  )
  expect(slips).toEqual([])
})
