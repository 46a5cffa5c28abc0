import { accountLimits } from '@foyer/contract/accounts/limits'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { askCode, sendFrom } from '../mailbox'
import type { TestApp } from '../test-app'

const all = 10 ** accountLimits.codeLength
const atOnce = 40

interface Outcome {
  /** How often each status was answered. */
  answers: Record<number, number>
  /** What the guesses left behind. */
  left: { tries: number; tickets: number }
}

/** Tries codes in parallel, each from another address, with the right one among them. */
export async function guessCodes(test: TestApp, tries: number): Promise<Outcome> {
  const person = await (await test.company()).person('superAdmin')
  const asked = await askCode(test, person.email, 'recover')
  // The right one comes in the middle: lucky first guesses are allowed by the limit and not tested here.
  const first = Number(asked.code) + all - tries / 2
  const codes = Array.from({ length: tries }, (_, step) => String((first + step) % all).padStart(4, '0'))
  if (!codes.slice(atOnce).includes(asked.code)) throw new Error('the right code is not tried')

  const answers: Outcome['answers'] = {}
  let next = 0
  const guess = async () => {
    for (let at = next++; at < tries; at = next++) {
      const address = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
      const code = codes[at] ?? ''
      const { status } = await sendFrom(test, address, accountEndpoints.verifyCode, { ...asked, code })
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guess))
  const { rows } = await test.deps.database.pool.query(
    'select tries, (select count(*)::int from password_tickets) as tickets from one_time_codes where id = $1',
    [asked.requestId],
  )
  return { answers, left: rows[0] }
}
