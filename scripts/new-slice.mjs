#!/usr/bin/env node
// npm run new-slice <name> <rung>: the first files of a slice, with passing tests, and its row in slices.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { fail, run, tool } from './processes.mjs'
import { isMain, root } from './root.mjs'

const usage = 'npm run new-slice <name> <rung>, for example: npm run new-slice site-visits 9'

/** @returns {Record<string, string>} path -> text of the new files */
export function newFiles(name) {
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const pascal = camel[0].toUpperCase() + camel.slice(1)
  const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return {
    [`contract/src/${name}/messages.ts`]: `export const ${camel}Texts = {
  title: '${title}',
} as const
`,
    [`contract/src/wire/${name}.ts`]: `export const ${camel}Endpoints = {}
`,
    [`contract/src/wire/${name}.test.ts`]: `import { expect, it } from 'vitest'
import { api } from './api'

it('${name} asks the policy about its own actions', () => {
  const endpoints: { action: unknown }[] = Object.values(api.${camel})
  const actions = endpoints.map(({ action }) => action).filter((action) => typeof action === 'string')
  expect(actions.filter((action) => !action.startsWith('${camel}.'))).toEqual([])
})
`,
    [`server/src/features/${name}/routes.ts`]: `import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'

export const ${camel}Routes = routes(api.${camel}, {})
`,
    [`server/src/features/${name}/routes.test.ts`]: `import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { ${camel}Routes } from './routes'

it('${name} has a handler for every endpoint', () => {
  expect(${camel}Routes.map(({ endpoint }) => endpoint)).toEqual(Object.values(api.${camel}))
})
`,
    [`web/src/features/${name}/${name}-page.tsx`]: `import { ${camel}Texts } from '@foyer/contract/${name}/messages'
import { PageTitle } from '../../ui/page-title'

export const ${pascal}Page = () => <PageTitle>{${camel}Texts.title}</PageTitle>
`,
    [`web/src/features/${name}/${name}-page.test.tsx`]: `import { ${camel}Texts } from '@foyer/contract/${name}/messages'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/render'
import { ${pascal}Page } from './${name}-page'

it('${name} has its title as the main heading', async () => {
  renderAt('/', [{ path: '/', Component: ${pascal}Page }])
  expect(await screen.findByRole('heading', { level: 1, name: ${camel}Texts.title })).toBeDefined()
})
`,
  }
}

const replaced = (path, text, pattern, replacement) => {
  if (!pattern.test(text)) throw new Error(`${path} does not look as expected; nothing was written`)
  return text.replace(pattern, replacement)
}

/** @returns {Record<string, string>} path -> new text of the files that list every slice */
export function changedFiles(name, rung, read) {
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const api = 'contract/src/wire/api.ts'
  const app = 'server/src/app.ts'
  const grid = 'server/src/testing/grid/grid.ts'
  const list = JSON.parse(read('slices.json'))
  const next = list.slices.findIndex((slice) => slice.rung > rung)
  if (!list.slices.some((slice) => slice.name === name))
    list.slices.splice(next === -1 ? list.slices.length : next, 0, { name, rung, complete: false })
  return {
    'slices.json': JSON.stringify(list, null, 2),
    [api]: replaced(
      api,
      `import { ${camel}Endpoints } from './${name}'\n${read(api)}`,
      /export const api = \{\n/,
      `$&  ${camel}: ${camel}Endpoints,\n`,
    ),
    [app]: replaced(
      app,
      `import { ${camel}Routes } from './features/${name}/routes'\n${read(app)}`,
      /const allRoutes = \[\n/,
      `$&    ...${camel}Routes,\n`,
    ),
    [grid]: replaced(grid, read(grid), /const rows: .* = \{\n/, `$&  ${camel}: {},\n`),
  }
}

async function makeSlice(name, rung) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || !Number.isInteger(rung) || rung < 1) throw new Error(usage)
  const planned = JSON.parse(read('slices.json')).slices.find((slice) => slice.name === name)
  if (planned && planned.rung !== rung) throw new Error(`slices.json puts ${name} on rung ${planned.rung}`)
  const fresh = newFiles(name)
  const there = Object.keys(fresh).filter((path) => existsSync(join(root, path)))
  if (there.length > 0) throw new Error(`already there: ${there.join(', ')}`)
  const written = { ...fresh, ...changedFiles(name, rung, read) }
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  await ensureInstalled({ dev: true })
  await run(tool('biome'), ['check', '--write', '--log-level=error', ...Object.keys(written)])
  console.log(Object.keys(written).join('\n'))
  console.log('Next: the page gets its address in web/src/app; then the seven steps of CONTRIBUTING.md.')
}

if (isMain(import.meta.url)) {
  const [name, rung] = process.argv.slice(2)
  await makeSlice(name, Number(rung)).catch(fail)
}
