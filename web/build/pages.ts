import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { budget, overBudget } from './budget.ts'
import { asSent } from './compressed.ts'
import { filesOfPages, pageList, startFiles } from './page-files.ts'
import type { RoutePage } from './route-table.ts'

/** Tells the server which files each address needs, so that the page asks for all of them at once. */
export const pagesOfBuild = (pages: RoutePage[]): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
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
})
