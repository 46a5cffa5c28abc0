import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { budget, overBudget } from './budget.ts'
import { chunkGroups } from './chunk-groups.ts'
import { asSent } from './compressed.ts'
import { filesOfPages, pageList, startFiles } from './page-files.ts'
import { piecesOf } from './pieces.ts'
import { type RoutePage, routePages } from './route-table.ts'

const ofScripts =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:href|src)="\/([^"]+)"[^>]*>(?:<\/script>)?/g

/** The styles first: with them something can be seen. Then the scripts, the largest first: it is waited for longest. */
function inTheirOrder(html: string, bundle: Rolldown.OutputBundle): string {
  const sizeOf = (file = '') => {
    const found = bundle[file]
    return found?.type === 'chunk' ? found.code.length : 0
  }
  const links = [...html.matchAll(ofScripts)].sort((a, b) => sizeOf(b[1]) - sizeOf(a[1]))
  return html
    .replace(ofScripts, '')
    .replace(/(?=\s*<\/head>)/, links.map(([link]) => link).join(''))
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

/**
 * A build knows the pages: what each needs decides into which files the code is cut. The server is told which files
 * each address needs, so that the page asks for all of them at once.
 */
export function pagesOfBuild(product: () => UserConfig): Plugin {
  let pages: RoutePage[] = []
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    // Not where the configuration is made: tools that only look at it would wait for a whole build.
    async config() {
      pages = await routePages()
      const output = {
        codeSplitting: { groups: chunkGroups(await piecesOf(pages, product()), pages) },
        // The start lists all files of the product; names that say more made it 2 kB larger.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      }
      return { build: { rolldownOptions: { output } } }
    },
    transformIndexHtml: { order: 'post', handler: (html, { bundle }) => inTheirOrder(html, bundle ?? {}) },
    generateBundle(_, bundle) {
      const source = JSON.stringify(pageList(filesOfPages(pages, bundle)))
      this.emitFile({ type: 'asset', fileName: 'pages.json', source })
    },
    // Only what is written is complete: the start names all files of the product.
    writeBundle({ dir = '' }, bundle) {
      const sizeOf = (file: string) => asSent(readFileSync(join(dir, file))).length
      const problems = overBudget(budget, startFiles(bundle), filesOfPages(pages, bundle), sizeOf)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
