import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The server's answer to a recipient: undefined accepts. */
type Answer = { code: number; text: string } | undefined

export interface MailServer {
  url: string
  received: (Email & { isEncrypted: boolean })[]
  /** From now on. */
  answerTo: (answer: (recipient: string) => Answer) => void
  close: () => Promise<void>
}

/** A real mail server on this machine that keeps what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = []
  let answer: (recipient: string) => Answer = () => undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const no = answer(address)
      done(no && Object.assign(new Error(no.text), { responseCode: no.code }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', async () => {
        received.push({ ...(await PostalMime.parse(Buffer.concat(parts))), isEncrypted: session.secure })
        done()
      })
    },
    ...options,
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerTo: (next) => {
      answer = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
