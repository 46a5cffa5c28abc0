import { expect, it } from 'vitest'
import { type Piece, planFiles } from './file-plan.ts'

const piece = (name: string, neededBy: string[], size: number, imports: string[] = []): Piece => ({
  name,
  modules: [name],
  imports,
  size,
  neededBy: new Set(neededBy),
})
const plan = (pieces: Piece[], mayWaste = 1_000) =>
  planFiles(pieces, () => mayWaste)
    .map(({ pieces: all }) =>
      all
        .map(({ name }) => name)
        .sort()
        .join('+'),
    )
    .sort()

it('merges what the same pages need', () => {
  expect(plan([piece('table', ['list', 'board'], 9_000), piece('menu', ['list', 'board'], 9_000)])).toEqual([
    'menu+table',
  ])
})

it('lets a page load a little without need, if that saves requests, and no more than it may', () => {
  const pieces = [
    piece('start', ['sign-in', 'list', 'board'], 50_000),
    piece('icon', ['list', 'board'], 600),
    piece('menu', ['list', 'board'], 600),
  ]
  expect(plan(pieces)).toEqual(['icon+menu', 'start'])
  expect(plan(pieces, 1_200)).toEqual(['icon+menu+start'])
})

it('leaves apart what no page needs together', () => {
  expect(plan([piece('terms', ['terms'], 100), piece('privacy', ['privacy'], 100)])).toEqual([
    'privacy',
    'terms',
  ])
})

it('counts what a file brings along', () => {
  const pieces = [
    piece('button', ['sign-in', 'list'], 300),
    piece('menu', ['list'], 300, ['table']),
    piece('table', ['list'], 90_000),
  ]
  expect(plan(pieces)).toEqual(['button', 'menu+table'])
})

it('makes no two files that need each other', () => {
  const pieces = [
    piece('first', ['list'], 100, ['between']),
    piece('between', ['home'], 100, ['last']),
    piece('last', ['list'], 100),
  ]
  expect(plan(pieces)).toEqual(['between', 'first', 'last'])
})
