import { accountLimits } from '@foyer/contract/accounts/limits'
import { expect, it } from 'vitest'
import { guessCodes } from '../../testing/long/guess-codes'
import { useTestApp } from '../../testing/test-app'

const test = useTestApp()

it('C-134 200 codes tried in parallel from many addresses never get in', async () => {
  const { answers, left } = await guessCodes(test, 200)
  expect(answers).toEqual({ 400: 200 })
  expect(left).toEqual({ tries: accountLimits.codeTries, tickets: 0 })
})
