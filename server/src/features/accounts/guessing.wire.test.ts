import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { expect, it } from 'vitest'
import { guessCodes } from '../../testing/long/guess-codes'
import { anyAddress, sendFrom } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import { testPassword } from '../../testing/test-company'

const test = useTestApp()

it('C-134 200 codes tried in parallel from many addresses never get in', async () => {
  const { answers, left } = await guessCodes(test, 200)
  expect(answers).toEqual({ 400: 200 })
  expect(left).toEqual({ tries: accountLimits.codeTries, tickets: 0 })
})

const { signIn, changePassword } = accountEndpoints
const most = accountLimits.signInTriesPerAccount
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

it('C-178 X1 of 60 wrong passwords tried in parallel from many addresses eight are checked, and a right one is not', async () => {
  const { email } = await (await test.company()).person('superAdmin')
  const tryOne = (password: string) => sendFrom(test, anyAddress(), signIn, { email, password })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => tryOne(`Wrong@${at}`)))
  expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([most, 60 - most])
  expect((await tryOne(testPassword)).status).toBe(429)
})

it('C-178 X1 the limit holds for the current password as well', async () => {
  const person = await (await test.company()).person('editor')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      test.send(person, changePassword, { current: `Wrong@${at}`, password: 'Studio#2027' }),
    ),
  )
  expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([most, 20 - most])
})

it('from one address many people sign in: what was right is not counted', async () => {
  const company = await test.company()
  const person = await company.person('editor')
  const address = anyAddress()
  for (let times = 0; times < accountLimits.signInTriesPerAddress + 5; times++) {
    const answer = await sendFrom(test, address, signIn, { email: person.email, password: testPassword })
    expect(answer.status).toBe(200)
  }
})
