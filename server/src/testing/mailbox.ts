import { randomInt } from 'node:crypto'
import type { CodePurpose } from '@foyer/contract/accounts/model'
import type { AnyEndpoint, InputOf } from '@foyer/contract/kit/endpoint'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { accountJobs } from '../features/accounts/jobs'
import type { Answer, TestApp } from './test-app'

/** A new one each time: most tests are not about limits per address. */
export const anyAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A call without sign-in, from its own network address. */
export async function sendFrom<E extends AnyEndpoint>(
  { app }: TestApp,
  remoteAddress: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<Answer & { retryAfter: string | undefined }> {
  const payload = endpoint.request.write(input).body as object
  const answer = await app.inject({ method: endpoint.method, url: endpoint.path, payload, remoteAddress })
  return {
    status: answer.statusCode,
    body: answer.json(),
    retryAfter: answer.headers['retry-after']?.toString(),
  }
}

interface ReadMail {
  subject: string
  text: string
  html: string | null
}

/** The mails to a person, oldest first, once the waiting jobs are done. */
export async function mailsTo({ deps }: TestApp, email: string): Promise<ReadMail[]> {
  await deps.jobs.runDue(accountJobs(deps))
  const { rows } = await deps.database.pool.query<ReadMail>(
    'select subject, text, html from mails where recipient = $1 order by created_at, id',
    [email],
  )
  return rows
}

/** The code is alone on a line of the plain text. */
const codeIn = (mail: ReadMail | undefined) => /^\s*(\d{4})\s*$/m.exec(mail?.text ?? '')?.[1]

export interface AskedCode {
  email: string
  requestId: string
  code: string
}

/** Half a minute passes since the last code, for this email (C-178). */
export const waitForNextCode = ({ deps }: TestApp, email: string) =>
  deps.database.pool.query(
    `update one_time_codes set created_at = created_at - interval '31 seconds' where email = $1`,
    [email],
  )

/** The link of a code mail, without the address before it. */
export const linkIn = (mail: ReadMail | undefined): string =>
  /#([\w-]{20,})/.exec(mail?.text ?? '')?.[1] ?? ''

/** Asks for a code and reads it from the mail. */
export async function askCode(test: TestApp, email: string, purpose: CodePurpose): Promise<AskedCode> {
  await waitForNextCode(test, email)
  const asked = await sendFrom(test, anyAddress(), accountEndpoints.sendCode, { email, purpose })
  if (asked.status !== 200) throw new Error(`no code: ${JSON.stringify(asked.body)}`)
  const code = codeIn((await mailsTo(test, email)).at(-1))
  if (!code) throw new Error(`no code was sent to ${email}`)
  return { email, requestId: String(asked.body.requestId), code }
}

/** All the way to the ticket. */
export async function askTicket(test: TestApp, email: string, purpose: CodePurpose): Promise<string> {
  const asked = await askCode(test, email, purpose)
  const answer = await sendFrom(test, anyAddress(), accountEndpoints.verifyCode, asked)
  if (answer.status !== 200) throw new Error(`no ticket: ${JSON.stringify(answer.body)}`)
  return String(answer.body.ticket)
}
