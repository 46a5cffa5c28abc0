#!/usr/bin/env node
// The house rules that a machine can check: imports, names, exports, environment, legacy names, texts in components.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cycleProblems } from './imports/cycles.mjs'
import {
  environmentProblems,
  exportProblems,
  folderProblems,
  nameProblems,
  roomProblems,
  routeProblems,
  sliceProblems,
  writerProblems,
} from './imports/file-rules.mjs'
import { importProblems } from './imports/import-rules.mjs'
import { legacyProblems, readGlossary } from './imports/legacy-names.mjs'
import { placeOf } from './imports/places.mjs'
import { textProblems } from './imports/screen-texts.mjs'
import { isSource, parse, readFiles } from './imports/source.mjs'
import { isMain, root } from './root.mjs'

/** @param {{ files: Map<string, string>, slices: object, glossary: string }} project */
export function findProblems({ files, slices, glossary }) {
  const rungs = new Map([...slices.slices, ...slices.areas].map(({ name, rung }) => [name, rung]))
  const rooms = new Map(slices.slices.flatMap(({ name, rooms: known }) => (known ? [[name, known]] : [])))
  const problems = [...[...files.keys()].flatMap(nameProblems), ...folderProblems(files.keys())]
  const sources = [...files.keys()].filter(isSource).map((path) => parse(files, path))
  for (const source of sources) {
    const place = placeOf(source.path)
    for (const error of source.errors)
      problems.push({ path: source.path, line: 1, rule: 'syntax', text: error.message })
    problems.push(
      ...sliceProblems(place, rungs),
      ...roomProblems(place, rooms),
      ...routeProblems(source, place),
      ...writerProblems(source, place),
      ...importProblems(source, place, placeOf, rungs),
      ...exportProblems(source, place),
      ...environmentProblems(source, place),
      ...textProblems(source, place),
    )
  }
  problems.push(...cycleProblems(sources), ...legacyProblems(sources, placeOf, readGlossary(glossary)))
  return problems.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

if (isMain(import.meta.url)) {
  const text = (name) => readFileSync(join(root, name), 'utf8')
  const files = readFiles(root)
  const problems = findProblems({
    files,
    slices: JSON.parse(text('slices.json')),
    glossary: text('docs/glossary.md'),
  })
  for (const { path, line, rule, text: why } of problems) console.log(`${path}:${line} ${rule}: ${why}`)
  console.log(
    problems.length === 0 ? `${files.size} files keep the house rules` : `${problems.length} problems`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
