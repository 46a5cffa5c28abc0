#!/usr/bin/env node
// How much CSS the web has, and how much of it is written twice. `--list` prints what is repeated most.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from './root.mjs'

/** May only be lowered, and raised in lines for screens that are new: these take blocks of web/src/ui (docs/screens.md). */
const limits = { lines: 7600, repeatedPercent: 13.4 }

const comments = /\/\*[\s\S]*?\*\//g
const innermostBlocks = /([^{};]+)\{([^{}]*)\}/g
const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
const sortedDeclarations = (body) => body.split(';').map(oneLine).filter(Boolean).sort().join('; ')

const rulesIn = (path, text) =>
  [...text.replace(comments, '').matchAll(innermostBlocks)].map(([, selector, body]) => ({
    place: `${path} ${oneLine(selector)}`,
    declarations: sortedDeclarations(body),
  }))

/** @param {Map<string, string>} files path -> CSS */
export function measureStyles(files) {
  const rules = [...files].flatMap(([path, text]) => rulesIn(path, text))
  const placesOf = new Map()
  for (const { declarations, place } of rules)
    placesOf.set(declarations, [...(placesOf.get(declarations) ?? []), place])
  const repeats = [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([declarations, places]) => ({ declarations, places }))
    .sort((a, b) => b.places.length - a.places.length)
  const repeated = repeats.reduce((sum, { places }) => sum + places.length, 0)
  return {
    lines: [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    repeatedPercent: rules.length === 0 ? 0 : (100 * repeated) / rules.length,
    repeats,
  }
}

/** What is above its limit, as sentences. */
export function findExcess({ lines, repeatedPercent }, allowed = limits) {
  const excess = []
  if (lines > allowed.lines) excess.push(`${lines} lines of CSS, at most ${allowed.lines}`)
  if (repeatedPercent > allowed.repeatedPercent)
    excess.push(
      `${repeatedPercent.toFixed(1)} % of the rules are repeats, at most ${allowed.repeatedPercent} %`,
    )
  return excess
}

const readStyles = () =>
  new Map(
    readdirSync(join(root, 'web/src'), { recursive: true })
      .filter((path) => path.endsWith('.css'))
      .map((path) => [`web/src/${path}`, readFileSync(join(root, 'web/src', path), 'utf8')]),
  )

if (isMain(import.meta.url)) {
  const measured = measureStyles(readStyles())
  if (process.argv.includes('--list'))
    for (const { declarations, places } of measured.repeats)
      console.log(`${places.length} × ${declarations}\n    ${places.join('\n    ')}`)
  console.log(
    `${measured.lines} lines of CSS, ${measured.repeatedPercent.toFixed(1)} % of the rules are repeats`,
  )
  const excess = findExcess(measured)
  for (const sentence of excess) console.log(sentence)
  if (excess.length > 0) console.log('node scripts/check-styles.mjs --list says where')
  process.exitCode = excess.length === 0 ? 0 : 1
}
