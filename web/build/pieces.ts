import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import type { Piece } from './file-plan.ts'
import type { RoutePage } from './route-table.ts'

/** What is left of a text when it is compressed together with others: a small piece alone would seem too large. */
const compression = 0.26

const web = fileURLToPath(new URL('..', import.meta.url))

/** Everything that is loaded by itself: each page with what is around it, and each part that is loaded later. */
function loadsOf(pages: RoutePage[], chunks: Rolldown.OutputChunk[]): Map<string, string[]> {
  const start = chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : []))
  const fileOf = new Map(chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]))
  const shown = new Set(pages.flatMap(({ modules }) => modules))
  return new Map([
    ...pages.map(({ path, modules }): [string, string[]] => [
      path,
      [...start, ...modules.flatMap((module) => fileOf.get(module) ?? [])],
    ]),
    ...chunks.flatMap(({ facadeModuleId, isEntry, fileName }): [string, string[]][] =>
      facadeModuleId && !isEntry && !shown.has(facadeModuleId)
        ? [[facadeModuleId, [...start, fileName]]]
        : [],
    ),
  ])
}

/** The files of a build with a file for each set of pages, as pieces of the files to come. */
export function piecesIn(output: Rolldown.OutputBundle[string][], pages: RoutePage[]): Piece[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])),
  )
  const pieces = new Map(
    chunks.map(({ fileName, moduleIds, imports, code, viteMetadata }): [string, Piece] => {
      const texts = [code, ...[...(viteMetadata?.importedCss ?? [])].map((file) => styles.get(file) ?? '')]
      const size = texts.reduce((sum, text) => sum + text.length, 0) * compression
      return [fileName, { name: fileName, modules: moduleIds, imports, size, neededBy: new Set() }]
    }),
  )
  for (const [load, files] of loadsOf(pages, chunks)) {
    const add = (file: string) => {
      const piece = pieces.get(file)
      if (!piece || piece.neededBy.has(load)) return
      piece.neededBy.add(load)
      piece.imports.forEach(add)
    }
    files.forEach(add)
  }
  return [...pieces.values()]
}

/**
 * What a page really loads is known only when the bundler has left out what nothing uses, so it is asked once
 * before the files are cut: with a file for each set of pages, and nothing written.
 */
export async function piecesOf(pages: RoutePage[], product: InlineConfig): Promise<Piece[]> {
  const groups = [{ name: 'shared', minShareCount: 2, entriesAware: true }]
  const built = await build(
    mergeConfig(product, {
      configFile: false,
      root: web,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
  )
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return piecesIn(
    outputs.flatMap(({ output }) => output),
    pages,
  )
}
