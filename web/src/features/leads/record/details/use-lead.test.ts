import { expect, it } from 'vitest'
import { CallFailed } from '../../../../api/call-failed'
import { isAbsent } from './use-lead'

it.each([
  [400, true],
  [403, true],
  [404, true],
  [0, false],
  [429, false],
  [500, false],
])('D-023 after an answer of %i it is absent: %s; what may pass is tried again', (status, isGone) => {
  expect(isAbsent(new CallFailed({ status, code: 'some', message: 'Some words' }))).toBe(isGone)
})
