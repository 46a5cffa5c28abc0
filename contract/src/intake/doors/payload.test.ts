import { expect, it } from 'vitest'
import { flatValues, readPayload, withinRoom } from './payload'

const payload = {
  RESPONSE: { SENDER_NAME: 'Asha Rao', SENDER_MOBILE: '+91-9845021763', QUERY_TYPE: 'W' },
  list: [{ Budget: 500000 }, null],
}

it('the values of a payload have paths', () => {
  expect([...flatValues(payload)]).toEqual([
    ['RESPONSE.SENDER_NAME', 'Asha Rao'],
    ['RESPONSE.SENDER_MOBILE', '+91-9845021763'],
    ['RESPONSE.QUERY_TYPE', 'W'],
    ['list.0.Budget', '500000'],
  ])
})

it('go where somebody chose, else where their name says, and the others are kept', () => {
  const mapping = { 'RESPONSE.SENDER_MOBILE': 'none', 'RESPONSE.QUERY_TYPE': 'remarks' } as const
  expect(readPayload(payload, mapping, [])).toEqual({
    values: [
      { target: 'fullName', text: 'Asha Rao' },
      { target: 'remarks', text: 'W' },
      { target: 'budget', text: '500000' },
    ],
    rest: { 'RESPONSE.SENDER_MOBILE': '+91-9845021763' },
  })
})

it('what a lead has no room for is named, and the rest is kept', () => {
  const rest = { a: 'x'.repeat(30), long: 'y'.repeat(100), b: 'z' }
  const { kept, left } = withinRoom(rest, 60)
  expect([Object.keys(kept), left]).toEqual([['a', 'b'], ['long']])
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(60)
  expect(withinRoom(rest, 1000)).toEqual({ kept: rest, left: [] })
})
