import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { calendarRoutes } from './routes'

it('calendar has a handler for every endpoint', () => {
  expect(calendarRoutes.map(({ endpoint }) => endpoint)).toEqual(Object.values(api.calendar))
})
