import { fileURLToPath } from 'node:url'
import { build, type PluginOption, type Rolldown } from 'vite'
import { treeshake } from './treeshake.ts'

/** For each module the modules that are loaded by themselves (the start, pages, dialogs) and bring it along. */
export type Needs = Map<string, Set<string>>

export function needsIn(chunks: Rolldown.OutputChunk[]): Needs {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needs: Needs = new Map()
  const walk = (chunk: Rolldown.OutputChunk, entry: string, seen: Set<string>) => {
    if (seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const id of chunk.moduleIds) needs.set(id, (needs.get(id) ?? new Set()).add(entry))
    for (const file of chunk.imports) {
      const imported = byFile.get(file)
      if (imported) walk(imported, entry, seen)
    }
  }
  for (const chunk of chunks) if (chunk.facadeModuleId) walk(chunk, chunk.facadeModuleId, new Set())
  return needs
}

/**
 * What a page really loads is known only when the bundler has left out what nothing uses, so it is asked once
 * before the files are cut: with a file for each set of pages, and nothing written.
 */
export async function pageNeeds(plugins: PluginOption[]): Promise<Needs> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake,
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, entriesAware: true }] } },
      },
    },
  })
  const outputs = [built].flat() as Rolldown.RolldownOutput[]
  return needsIn(outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk')))
}
