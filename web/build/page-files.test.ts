import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { filesOfPages, pageList, startFiles } from './page-files.ts'

const chunk = (fileName: string, imports: string[], css: string[], moduleIds: string[] = []) => ({
  type: 'chunk',
  fileName,
  imports,
  moduleIds,
  isEntry: fileName === 'start.js',
  viteMetadata: { importedCss: new Set(css) },
})
const bundle = Object.fromEntries(
  [
    chunk('start.js', [], ['start.css']),
    chunk('frame.js', ['start.js'], ['frame.css'], ['/frame.tsx']),
    chunk('list.js', ['start.js', 'table.js'], ['list.css'], ['/list.tsx']),
    chunk('table.js', ['start.js'], ['table.css']),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle

const pages = [{ path: '/lms/', modules: ['/frame.tsx', '/list.tsx'] }]

it('knows what every page loads, and what a page loads on top of it, in the order of the styles', () => {
  expect(startFiles(bundle)).toEqual({ path: '', scripts: ['start.js'], styles: ['start.css'] })
  expect(filesOfPages(pages, bundle)).toEqual([
    {
      path: '/lms/',
      scripts: ['frame.js', 'table.js', 'list.js'],
      styles: ['frame.css', 'table.css', 'list.css'],
      isFramed: false,
    },
  ])
})

it('knows the pages of signed-in people by the frame around them', () => {
  const framed = {
    ...bundle,
    'in.js': chunk('in.js', [], [], ['/src/shell/page-frame.tsx']),
  } as unknown as Rolldown.OutputBundle
  const [page] = filesOfPages(
    [{ path: '/lms/', modules: ['/src/shell/page-frame.tsx', '/list.tsx'] }],
    framed,
  )
  expect(page?.isFramed).toBe(true)
  expect(pageList(page ? [page] : [])).toMatchObject([{ isFramed: true }])
})

it('says which page has no file', () => {
  expect(() => filesOfPages([{ path: '/x', modules: ['/x.tsx'] }], bundle)).toThrow('/x.tsx, the page at /x')
})

it('lists addresses as patterns, the most exact first', () => {
  const files = { scripts: [], styles: [] }
  const patterns = pageList(
    ['/*', '/leads/:tab', '/leads/pipeline', '/'].map((path) => ({ path, ...files })),
  ).map(({ pattern }) => pattern)
  expect(patterns).toEqual(['^/leads/pipeline/?$', '^/?$', '^/leads/[^/]+/?$', '^/.*/?$'])
})

it('T-028 knows an address whose last part may be left out', () => {
  const [page] = pageList([{ path: '/pmt/project/:id/:tab?', scripts: [], styles: [] }])
  const isKnown = (address: string) => new RegExp(page?.pattern ?? '').test(address)
  expect(['/pmt/project/1', '/pmt/project/1/', '/pmt/project/1/files'].map(isKnown)).toEqual([
    true,
    true,
    true,
  ])
  expect(['/pmt/project', '/pmt/project/1/files/2'].map(isKnown)).toEqual([false, false])
})
