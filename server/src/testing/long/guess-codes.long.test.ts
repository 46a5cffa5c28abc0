import { accountLimits } from '@foyer/contract/accounts/limits'
import { expect, it } from 'vitest'
import { useTestApp } from '../test-app'
import { guessCodes } from './guess-codes'

const test = useTestApp()
const all = 10 ** accountLimits.codeLength

it('C-134 all codes there are, tried in parallel from many addresses, never get in', async () => {
  const { answers, left } = await guessCodes(test, all)
  expect(answers).toEqual({ 400: all })
  expect(left).toEqual({ tries: accountLimits.codeTries, tickets: 0 })
}, 600_000)
