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

it('of several values for one field the first is taken, and the others are kept beside the lead', () => {
  expect(
    readPayload(
      { email: '', work_email: 'a@x.in', 'Email Address': 'b@x.in', phone: '1', mobile: '2' },
      {},
      [],
    ),
  ).toEqual({
    values: [
      { target: 'email', text: 'a@x.in' },
      { target: 'phone', text: '1' },
      { target: 'phone', text: '2' },
    ],
    rest: { 'Email Address': 'b@x.in' },
  })
})

it('what somebody chose comes before what a name says', () => {
  expect(readPayload({ city: 'Pune', site: { town: 'Nashik' } }, { 'site.town': 'city' }, [])).toEqual({
    values: [{ target: 'city', text: 'Nashik' }],
    rest: { city: 'Pune' },
  })
})

it('a whole name beside a first name is kept', () => {
  const { values, rest } = readPayload({ name: 'Asha Rao', first_name: 'Asha', phone: '1' }, {}, [])
  expect(values.map(({ target }) => target)).toEqual(['fullName', 'firstName', 'phone'])
  expect(rest).toEqual({ name: 'Asha Rao' })
})

it('a payload of many values is read to its end, one with endless names is not', () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field_${at}`, 'x']))
  expect(readPayload({ ...many, phone: '98450 21763' }, {}, []).values).toEqual([
    { target: 'phone', text: '98450 21763' },
  ])
  const long = { ['a'.repeat(100_000)]: Array.from({ length: 5_000 }, () => 1) }
  expect(flatValues(long).size).toBeLessThan(50)
})

it('values are called as they like', () => {
  const { rest } = readPayload(JSON.parse('{"__proto__":"a","constructor":"b","toString":"c"}'), {}, [])
  expect(Object.entries(rest)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ])
  expect(Object.entries(withinRoom(rest, 1_000).kept)).toHaveLength(3)
})
