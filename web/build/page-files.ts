import type { Rolldown } from 'vite'
import type { RoutePage } from './route-table.ts'

/** What a browser loads for an address beyond what is in the page itself: scripts and styles, in their order. */
export interface PageFiles {
  path: string
  scripts: string[]
  styles: string[]
  /** A page of signed-in people, with the frame around it. */
  isFramed?: boolean
}

const frame = /\/shell\/page-frame\.tsx$/

/** All that these chunks need; each after those that it builds on, so that its styles win. */
function withImports(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
    if (seen.has(chunk)) return []
    seen.add(chunk)
    const imported = chunk.imports.flatMap((name) => bundle[name] ?? [])
    return [...imported.flatMap((file) => (file.type === 'chunk' ? add(file) : [])), chunk]
  }
  return chunks.flatMap(add)
}

/** What these pages can load beyond themselves: dialogs and panels, and what those need. */
export function withLaterParts(pages: PageFiles[], bundle: Rolldown.OutputBundle): PageFiles[] {
  const named = (file: string) => {
    const found = bundle[file]
    return found?.type === 'chunk' ? [found] : []
  }
  const seen = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const file of [...chunk.imports, ...(chunk.isEntry ? [] : chunk.dynamicImports)])
      named(file).forEach(follow)
  }
  for (const { scripts } of pages) scripts.flatMap(named).forEach(follow)
  return [asFiles('', [...seen])]
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

const asFiles = (path: string, chunks: Rolldown.OutputChunk[]): PageFiles => ({
  path,
  scripts: chunks.map(({ fileName }) => fileName),
  styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
})

/** What every page loads. */
export function startFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const entries = chunksOf(bundle).filter((chunk) => chunk.isEntry)
  return asFiles('', withImports(entries, bundle))
}

/** What each page loads on top of that. */
export function filesOfPages(pages: RoutePage[], bundle: Rolldown.OutputBundle): PageFiles[] {
  const byModule = new Map(chunksOf(bundle).flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])))
  const start = startFiles(bundle)
  return pages.map(({ path, modules }) => {
    const own = modules.map((module) => {
      const chunk = byModule.get(module)
      if (!chunk) throw new Error(`The build has no file for ${module}, the page at ${path}.`)
      return chunk
    })
    const { scripts, styles } = asFiles(path, withImports(own, bundle))
    return {
      path,
      scripts: scripts.filter((file) => !start.scripts.includes(file)),
      styles: styles.filter((file) => !start.styles.includes(file)),
      isFramed: modules.some((module) => frame.test(module)),
    }
  })
}

const weight = (path: string) =>
  path.split('/').filter((part) => /^[:*]/.test(part)).length + (path.endsWith('*') ? 99 : 0)

/** A name with a question mark may be left out, with the stroke before it. */
const patternOf = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\/\*$/, '/.*')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')

/** The form in which the server reads it: addresses as patterns, the most exact first. */
export const pageList = (pages: PageFiles[]) =>
  [...pages]
    .sort((a, b) => weight(a.path) - weight(b.path))
    .map(({ path, scripts, styles, isFramed }) => ({
      pattern: `^${patternOf(path)}/?$`,
      scripts,
      styles,
      ...(isFramed && { isFramed }),
      // What is left over, and the page that says so: the server answers with 404 there (T-028).
      ...(/\*$|^\/404$/.test(path) && { isNotFound: true }),
    }))
