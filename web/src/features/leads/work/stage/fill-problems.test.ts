import { expect, it } from 'vitest'
import { CallFailed } from '../../../../api/call-failed'
import { fillFailure, fillProblems } from './fill-problems'

const failed = (status: number, fields?: unknown) =>
  new CallFailed({ status, code: 'some', message: 'The words of the server', details: { fields } })

it('P-037 every value that was wrong is found under the key that was asked for', () => {
  const fields = ['contacts.0.email', 'contacts.0.phones.0', 'custom.f1', 'change.budget', 'city'].map(
    (field) => ({ field, text: `wrong ${field}` }),
  )
  expect(Object.keys(fillProblems(failed(400, fields)))).toEqual(['email', 'phone', 'f1', 'budget', 'city'])
  expect(fillFailure(failed(400, fields))).toBe('Failed to update fields.')
})

it('P-037 a refusal without a field has its own words, a failure does not', () => {
  const theirs = [{ field: 'city', label: 'city', yours: 'Pune', theirs: 'Nashik' }]
  expect(fillProblems(failed(409, theirs))).toEqual({})
  expect(fillFailure(failed(409, theirs))).toBe('The words of the server')
  expect(fillFailure(failed(500))).toBe('Failed to update fields.')
})
