import { type MailServer, startMailServer } from '../server/src/testing/mail-server'
import { test as base, expect } from './fixtures'
import { startServer } from './server'

interface WorkerTools {
  mail: MailServer
}

/** The product with a true mail server beside it, open for new firms. */
export const test = base.extend<Record<never, never>, WorkerTools>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer({ SMTP_URL: mail.url, SIGNUP: 'open' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

type Mail = MailServer['received'][number]

/** The newest mail to somebody, once there are as many as that. */
export async function newestMail(mail: MailServer, email: string, count = 1): Promise<Mail> {
  const toThem = () => mail.received.filter(({ to }) => to?.some(({ address }) => address === email))
  await expect.poll(() => toThem().length, { message: `mails to ${email}` }).toBeGreaterThanOrEqual(count)
  return toThem().at(-1) as Mail
}

/** What stands alone on a line of the plain text: a code, or a temporary password. */
export const loneWord = (mail: Mail, word: RegExp): string => {
  const lines = (mail.text ?? '').split('\n').map((line) => line.trim())
  const found = lines.find((line) => word.test(line))
  if (!found) throw new Error(`no ${word} in:\n${mail.text}`)
  return found
}
