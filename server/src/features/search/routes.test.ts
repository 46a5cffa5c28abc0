import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { searchRoutes } from './routes'

it('search has a handler for every endpoint', () => {
  expect(searchRoutes.map(({ endpoint }) => endpoint)).toEqual(Object.values(api.search))
})
