import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesOfPages, pageList, startFiles, withLaterParts } from './page-files.ts'
import { type RoutePage, routePages } from './route-table.ts'

const source = fileURLToPath(new URL('../src/worker/sw.ts', import.meta.url))

/** What people open all day; of these the worker keeps everything that they can load, when there is time. */
const everyDay = ['/', '/admin/', '/lms/', '/leads/lead-full-details/:id']
const first = ['/', '/admin/']
/** A stranger has no use for the product without a network. */
const notOurs = /shared-quotation/

/** The letters that every page shows. */
const ofLatin = /latin-wght-normal.*\.woff2$/

/** Files with a name of their own that the first page names. */
const besides = ['start.js', 'icon.svg', 'manifest.webmanifest']

const filesIn = (lists: { scripts: string[]; styles: string[] }[]) => [
  ...new Set(lists.flatMap(({ scripts, styles }) => [...scripts, ...styles]).map((file) => `/${file}`)),
]

interface Kept {
  shell: string[]
  pages: string[]
  addresses: string[]
}

export function keptFiles(pages: RoutePage[], bundle: Rolldown.OutputBundle): Kept {
  const all = filesOfPages(pages, bundle)
  const at = (paths: string[]) => all.filter(({ path }) => paths.includes(path))
  const fonts = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.names.some((name) => ofLatin.test(name)) ? [file.fileName] : [],
  )
  const shell = filesIn([startFiles(bundle), ...at(first)])
  const later = filesIn([...at(everyDay), ...withLaterParts(at(everyDay), bundle)])
  return {
    shell: [...shell, ...fonts.map((file) => `/${file}`), ...besides.map((file) => `/${file}`)],
    pages: later.filter((file) => !shell.includes(file)),
    addresses: pageList(all).flatMap(({ pattern, isNotFound }) =>
      isNotFound || notOurs.test(pattern) ? [] : [pattern],
    ),
  }
}

/** Files with a hash in their name are named by what is in them; of the others it is looked at. */
export function versionOf(kept: Kept, dir: string): string {
  const hash = createHash('sha256').update(JSON.stringify(kept))
  for (const file of ['index.html', ...besides]) hash.update(readFileSync(join(dir, file)))
  return hash.digest('hex').slice(0, 12)
}

/** The worker is built by itself when it is known what there is; its bytes change with every build. */
export const workerOfBuild = (): Plugin => {
  let kept: Kept | undefined
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      kept = keptFiles(await routePages(), bundle)
    },
    async writeBundle({ dir = '' }) {
      if (!kept) return
      const { shell, pages, addresses } = kept
      const isThere = (file: string) => existsSync(join(dir, file))
      const missing = shell.filter((file) => !isThere(file))
      if (missing.length > 0)
        this.error(`The worker would keep files that do not exist: ${missing.join(', ')}`)
      const version = versionOf(kept, dir)
      await build({
        configFile: false,
        logLevel: 'silent',
        publicDir: false,
        define: {
          __SHELL__: JSON.stringify(shell),
          __PAGES__: JSON.stringify(pages),
          __ADDRESSES__: JSON.stringify(addresses),
          __VERSION__: JSON.stringify(version),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          lib: { entry: source, formats: ['iife'], name: 'foyer', fileName: () => 'sw.js' },
        },
      })
    },
  }
}
