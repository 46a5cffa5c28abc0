import type { MailServer } from '../server/src/testing/mail-servers/mail-server'
import { expect } from './fixtures'

type Letter = MailServer['received'][number]

/** The newest mail to somebody, once there are as many as that. */
export async function newestMail(mail: MailServer, email: string, count = 1): Promise<Letter> {
  const toThem = () => mail.received.filter(({ to }) => to?.some(({ address }) => address === email))
  await expect.poll(() => toThem().length, { message: `mails to ${email}` }).toBeGreaterThanOrEqual(count)
  return toThem().at(-1) as Letter
}

/** What is alone on a line of the plain text: a code, or a temporary password. */
export const loneWord = (letter: Letter, word: RegExp): string => {
  const lines = (letter.text ?? '').split('\n').map((line) => line.trim())
  const found = lines.find((line) => word.test(line))
  if (!found) throw new Error(`no ${word} in:\n${letter.text}`)
  return found
}
