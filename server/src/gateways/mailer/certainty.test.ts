import { mailFailures } from '@foyer/contract/mail/messages'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type Mood,
  type MoodyMailServer,
  type SmtpStep,
  smtpSteps,
  startMoodyMailServer,
} from '../../testing/mail-servers/moody-mail-server'
import type { HandOver } from './port'
import { smtpMailer } from './smtp'

const mail = {
  id: '0198c0de-0000-7000-8000-000000000001',
  recipients: ['asha@client.example'],
  subject: 'Site visit',
  text: 'See you at 4 pm.',
  html: null,
}

const opened: MoodyMailServer[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

async function handOver(
  moodAt: (step: SmtpStep) => Mood | Promise<Mood>,
  times: { patience?: number; limit?: number } = {},
): Promise<{ outcome: HandOver; server: MoodyMailServer }> {
  const server = await startMoodyMailServer(moodAt)
  opened.push(server)
  const session = smtpMailer({ url: server.url, from: 'hello@studio.example', ...times }).open()
  const outcome = await session.send(mail)
  session.close()
  return { outcome, server }
}

/** From here on the server may have the message. */
const isAfterData = (step: SmtpStep) => step === 'content' || step === 'end'
const uncertain = { is: 'uncertain', reason: mailFailures.uncertain }

describe.each(smtpSteps)('a mail server at %s', (step) => {
  const only = (mood: Mood) => (at: SmtpStep) => (at === step ? mood : undefined)

  it('that hangs', async () => {
    const { outcome, server } = await handOver(only('hang'), { patience: 150 })
    if (isAfterData(step)) expect(outcome).toEqual(uncertain)
    else expect(outcome).toMatchObject({ is: 'refused', isPermanent: false, isAboutServer: true })
    expect(server.received).toHaveLength(step === 'end' ? 1 : 0)
  })

  it('that drops the connection', async () => {
    const { outcome, server } = await handOver(only('drop'))
    if (isAfterData(step)) expect(outcome).toEqual(uncertain)
    else expect(outcome).toMatchObject({ is: 'refused', isPermanent: false, isAboutServer: true })
    expect(server.received).toHaveLength(step === 'end' ? 1 : 0)
  })

  it('that trickles for longer than a hand-over may take', async () => {
    const never = new Promise<Mood>(() => {})
    const { outcome } = await handOver((at) => (at === step ? never : undefined), { limit: 200 })
    if (isAfterData(step)) expect(outcome).toEqual(uncertain)
    else expect(outcome).toMatchObject({ is: 'refused', isPermanent: false, reason: mailFailures.silent })
  })

  if (step !== 'content')
    it.each([421, 451, 452, 550, 554])('that answers %i has not taken it', async (code) => {
      const { outcome, server } = await handOver(only(`${code} no`))
      const isPermanent = code >= 500 && ['RCPT', 'DATA', 'end'].includes(step)
      expect(outcome).toMatchObject({ is: 'refused', isPermanent })
      expect(server.received).toEqual([])
    })
})

it('an answer that is none is no answer', async () => {
  for (const text of ['hello?', '999 what', '354 go on'])
    expect((await handOver((at) => (at === 'end' ? text : undefined))).outcome).toEqual(uncertain)
})

it('a slow answer is waited for', async () => {
  const { outcome, server } = await handOver(
    (at) => (at === 'end' ? new Promise((done) => setTimeout(() => done(undefined), 300)) : undefined),
    { patience: 5_000 },
  )
  expect(outcome).toEqual({ is: 'accepted', refused: [] })
  expect(server.received).toHaveLength(1)
})

it('what is answered after the limit sends nothing any more', async () => {
  let answer = (_mood: Mood) => {}
  const waited = new Promise<Mood>((done) => {
    answer = done
  })
  const { outcome, server } = await handOver((at) => (at === 'DATA' ? waited : undefined), { limit: 150 })
  expect(outcome).toMatchObject({ is: 'refused', reason: mailFailures.silent })
  answer(undefined)
  await new Promise((done) => setImmediate(done))
  expect(server.received).toEqual([])
})

it('a connection that the server ended meanwhile is opened again; one that was in the middle of a message is not', async () => {
  let hasHungUp = false
  const server = await startMoodyMailServer((step) => {
    if (step !== 'MAIL' || hasHungUp || server.received.length === 0) return undefined
    hasHungUp = true
    return 'drop'
  })
  opened.push(server)
  const session = smtpMailer({ url: server.url, from: 'hello@studio.example' }).open()
  for (let count = 0; count < 3; count += 1)
    expect(await session.send(mail)).toEqual({ is: 'accepted', refused: [] })
  session.close()
  expect(server.received).toHaveLength(3)
  expect(server.connections()).toBe(2)
})
