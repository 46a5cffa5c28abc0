import { expect, it } from 'vitest'
import { overBudget } from './budget.ts'

const start = { path: '', scripts: ['start.js'], styles: ['start.css'] }
const list = { path: '/lms/', scripts: ['list.js'], styles: [] }
const sizes: Record<string, number> = { 'start.js': 150_000, 'start.css': 10_000, 'list.js': 90_400 }
const over = (limits: Record<string, number>) => overBudget(limits, start, [list], (file) => sizes[file] ?? 0)

it('names the page, its size and its limit when a page has outgrown it', () => {
  expect(over({ '/lms/': 250 })).toEqual([
    'The page /lms/ loads 250.4 kB, its limit in build/budget.ts is 250 kB.',
  ])
})

it('is content with a page that fits', () => {
  expect(over({ '/lms/': 251 })).toEqual([])
})

it('does not keep a limit for a page that is gone', () => {
  expect(over({ '/gone': 100 })[0]).toContain('The page /gone')
})
