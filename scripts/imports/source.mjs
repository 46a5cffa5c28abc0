import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

const packages = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts']
const skipped = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report'])
const sourceFile = /\.(ts|tsx|mts|mjs)$/

/** All files of the working folders: path -> text (text only for sources, the others only by name). */
export function readFiles(root) {
  const files = new Map()
  const walk = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(path)
      } else files.set(path, sourceFile.test(path) ? readFileSync(join(root, path), 'utf8') : '')
    }
  }
  const present = new Set(readdirSync(root))
  for (const name of packages) if (present.has(name)) walk(name)
  return files
}

export const isSource = (path) => sourceFile.test(path)

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length

const join2 = (folder, relative) => {
  const parts = folder.split('/')
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** The file that an import refers to; undefined for a package or a missing file (the compiler reports that). */
function resolveImport(files, from, specifier) {
  const name = specifier.replace(/\?.*$/, '')
  let base
  if (name.startsWith('.')) base = join2(from.slice(0, from.lastIndexOf('/')), name)
  else if (name.startsWith('@foyer/contract/')) base = `contract/src/${name.slice('@foyer/contract/'.length)}`
  else return undefined
  const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx']
  return endings.map((ending) => base + ending).find((path) => files.has(path))
}

/** @returns {{ specifier: string, line: number, target?: string }[]} */
function importsOf(files, path, text, module) {
  const found = []
  const add = (specifier, offset) =>
    found.push({ specifier, line: lineAt(text, offset), target: resolveImport(files, path, specifier) })
  for (const one of module.staticImports) add(one.moduleRequest.value, one.start)
  for (const one of module.staticExports)
    for (const entry of one.entries) if (entry.moduleRequest) add(entry.moduleRequest.value, one.start)
  for (const one of module.dynamicImports) {
    const quoted = text.slice(one.moduleRequest.start, one.moduleRequest.end)
    if (/^(['"]).*\1$/.test(quoted)) add(quoted.slice(1, -1), one.start)
  }
  return found
}

export function parse(files, path) {
  const text = files.get(path)
  const { program, module, errors } = parseSync(path, text)
  return {
    path,
    text,
    program,
    module,
    errors,
    imports: importsOf(files, path, text, module),
    lineAt: (offset) => lineAt(text, offset),
  }
}

/** Depth-first over an ESTree; `visit` gets the node and its parent. */
export function walk(node, visit, parent) {
  visit(node, parent)
  for (const key in node) {
    const value = node[key]
    if (Array.isArray(value)) {
      for (const item of value) if (item && typeof item.type === 'string') walk(item, visit, node)
    } else if (value && typeof value === 'object' && typeof value.type === 'string') walk(value, visit, node)
  }
}
