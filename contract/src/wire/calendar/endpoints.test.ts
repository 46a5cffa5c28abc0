import { expect, it } from 'vitest'
import { api } from '../api'

it('calendar asks the policy about its own actions', () => {
  const endpoints: { action: unknown }[] = Object.values(api.calendar)
  const actions = endpoints.map(({ action }) => action).filter((action) => typeof action === 'string')
  expect(actions.filter((action) => !action.startsWith('calendar.'))).toEqual([])
})
