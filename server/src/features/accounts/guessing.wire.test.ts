import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, inject, it } from 'vitest'
import { askCode, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'

const test = useTestApp()
const all = 10 ** accountLimits.codeLength
const atOnce = 40
/**
 * On PostgreSQL several processes may serve, so every code is tried; the embedded database handles one call after the
 * other.
 */
const tries = inject('database').kind === 'postgres' ? all : 1_000

it(`C-134 ${tries.toLocaleString('en')} codes tried in parallel from many addresses never get in`, {
  timeout: 600_000,
}, async () => {
  const person = await (await test.company()).person('superAdmin')
  const asked = await askCode(test, person.email, 'recover')
  // The right one comes in the middle: lucky first guesses are allowed by the limit and not tested here.
  const first = Number(asked.code) + all - tries / 2
  const codes = Array.from({ length: tries }, (_, step) => String((first + step) % all).padStart(4, '0'))
  expect(codes.slice(atOnce)).toContain(asked.code)

  const seen = new Map<number, number>()
  let next = 0
  const guess = async () => {
    for (let at = next++; at < tries; at = next++) {
      const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
      const code = codes[at] ?? ''
      const { status } = await sendFrom(test, address, accountEndpoints.verifyCode, { ...asked, code })
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guess))

  expect(Object.fromEntries(seen)).toEqual({ 400: tries })
  const { rows } = await test.deps.database.pool.query(
    'select tries, (select count(*)::int from password_tickets) as tickets from one_time_codes where id = $1',
    [asked.requestId],
  )
  expect(rows).toEqual([{ tries: accountLimits.codeTries, tickets: 0 }])
})
