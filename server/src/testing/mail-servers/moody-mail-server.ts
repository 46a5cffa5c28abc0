import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'

/** The steps of a hand-over at which a server can answer something else, or nothing. `end` is after the final dot. */
export const smtpSteps = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'content', 'end'] as const
export type SmtpStep = (typeof smtpSteps)[number]

/** An answer of its own, silence, or the end of the connection; undefined is what a friendly server does. */
export type Mood = string | 'hang' | 'drop' | undefined

export interface MoodyMailServer {
  url: string
  port: number
  /** What it has taken, or may have taken: all that came to its end and was not refused. */
  received: Email[]
  connections: () => number
  close: () => void
}

const friendly: Record<SmtpStep, string> = {
  connect: '220 moody',
  EHLO: '250 moody',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  content: '',
  end: '250 taken',
}

const dot = '\r\n.\r\n'

/** A mail server without manners: it speaks SMTP line by line and does at each step what it is told. */
export async function startMoodyMailServer(
  moodAt: (step: SmtpStep, line: string) => Mood | Promise<Mood>,
): Promise<MoodyMailServer> {
  const received: Email[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  const serve = async (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let waiting = ''
    let isInContent = false
    /** False if there is nothing more to say. */
    const answer = async (step: SmtpStep, line = ''): Promise<boolean> => {
      const mood = await moodAt(step, line)
      if (mood === 'drop') socket.destroy()
      if (mood === 'hang' || mood === 'drop') return false
      const text = mood ?? friendly[step]
      if (text) socket.write(`${text}\r\n`)
      return true
    }
    if (!(await answer('connect'))) return
    for await (const part of socket) {
      waiting += (part as Buffer).toString('latin1')
      while (true) {
        if (isInContent) {
          const end = waiting.indexOf(dot)
          if (end < 0) break
          const content = waiting.slice(0, end + 2)
          waiting = waiting.slice(end + dot.length)
          isInContent = false
          const mood = await moodAt('end', '')
          if (!mood || !/^[45]/.test(mood))
            received.push(
              await PostalMime.parse(Buffer.from(content.replace(/\r\n\.\./g, '\r\n.'), 'latin1')),
            )
          if (mood === 'drop') socket.destroy()
          if (mood === 'hang' || mood === 'drop') return
          socket.write(`${mood ?? friendly.end}\r\n`)
          continue
        }
        const end = waiting.indexOf('\r\n')
        if (end < 0) break
        const line = waiting.slice(0, end)
        waiting = waiting.slice(end + 2)
        const word = line.slice(0, 4).toUpperCase()
        if (word === 'QUIT') {
          socket.end('221 bye\r\n')
          return
        }
        const step = smtpSteps.find((one) => one === word.replace('HELO', 'EHLO'))
        if (!step) socket.write('250 ok\r\n')
        else if (!(await answer(step, line))) return
        if (step === 'DATA') {
          isInContent = true
          if (!(await answer('content'))) return
        }
      }
    }
  }

  const server = createServer((socket) => void serve(socket).catch(() => {})).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    connections: () => connections,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
