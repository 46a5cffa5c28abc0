import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { piecesIn } from './pieces.ts'

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => ({
  type: 'chunk',
  fileName,
  imports,
  facadeModuleId,
  moduleIds: [`${fileName} module`],
  isEntry: fileName === 'start',
  code: 'x'.repeat(100),
  viteMetadata: { importedCss: new Set(fileName === 'table' ? ['table.css'] : []) },
})
const output = [
  chunk('start', [], '/index.html'),
  chunk('frame', ['start'], '/frame.tsx'),
  chunk('list', ['start', 'table'], '/list.tsx'),
  chunk('table', ['start']),
  chunk('dialog', ['table'], '/dialog.tsx'),
  { type: 'asset', fileName: 'table.css', source: 'x'.repeat(300) },
] as unknown as Rolldown.OutputBundle[string][]

it('knows of every piece who needs it, and what it weighs with its styles', () => {
  const pieces = piecesIn(output, [{ path: '/lms/', modules: ['/frame.tsx', '/list.tsx'] }])
  expect(pieces.map(({ name, size, neededBy }) => [name, Math.round(size), [...neededBy]])).toEqual([
    ['start', 26, ['/lms/', '/dialog.tsx']],
    ['frame', 26, ['/lms/']],
    ['list', 26, ['/lms/']],
    ['table', 104, ['/lms/', '/dialog.tsx']],
    ['dialog', 26, ['/dialog.tsx']],
  ])
})
