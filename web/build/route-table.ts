import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router'
import { type Plugin, runnerImport } from 'vite'

const web = fileURLToPath(new URL('..', import.meta.url))
const table = resolve(web, 'src/app/routes.tsx')

/** An address of the product, and the modules whose code a browser needs to show it: frames first, then the page. */
export interface RoutePage {
  path: string
  modules: string[]
}

/** Of the route table only the addresses are real: what it would load is named, and what it imports is empty. */
const namesInsteadOfPages = (): Plugin => ({
  name: 'names-instead-of-pages',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer === table && id.startsWith('.') && id !== './addresses' ? '\0empty' : undefined,
  load: (id) => (id === '\0empty' ? 'export {}' : undefined),
  transform: (code, id) =>
    id === table
      ? code.replace(/\bimport\('([^']+)'\)/g, (_, file: string) => {
          const module = `${resolve(dirname(table), file)}.tsx`
          return `({ then: () => Promise.resolve(${JSON.stringify(module)}) })`
        })
      : undefined,
})

async function pagesIn(routes: RouteObject[], base = '', around: string[] = []): Promise<RoutePage[]> {
  const lists = routes.map(async ({ path, lazy, children }) => {
    const own = typeof lazy === 'function' ? String((await lazy()).Component) : undefined
    const modules = own ? [...around, own] : around
    const address = path?.startsWith('/') ? path : path ? `${base}/${path}` : base
    if (children) return pagesIn(children, address, modules)
    return own && address ? [{ path: address, modules }] : []
  })
  return (await Promise.all(lists)).flat()
}

/** Every address with a page of its own, from THE route table. */
export async function routePages(): Promise<RoutePage[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>(table, {
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [namesInsteadOfPages()],
  })
  return pagesIn(module.routes)
}
