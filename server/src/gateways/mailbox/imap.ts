import { isIP } from 'node:net'
import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import { mailboxFailures } from '@foyer/contract/lead-mail/mailbox/messages'
import { type FetchMessageObject, ImapFlow, type MailboxObject } from 'imapflow'
import type { Env } from '../../env'
import type { Outside } from '../outside/port'
import { contentByParts, wholeContent } from './content'
import { inWords } from './failed'
import { headOf, readHeaders } from './heads'
import { type MailboxAddress, MailboxFailed, type MessageHead, type OpenedMailbox } from './port'

const megabyte = 1_048_576
const mostBytes = mailboxLimits.messageMegabytes * megabyte
/** Reading a message as a whole is done at one go, which holds up everybody else; so only small ones are. */
const wholeBytes = megabyte / 4

export interface MailboxParts {
  outside: Pick<Outside, 'resolve'>
  env: Pick<Env, 'PRIVATE_ADDRESSES'>
  /** How long to wait for an answer, and for everything together. */
  patience?: number
  longest?: number
  /** Also of servers on this machine, which tests start. */
  checksEveryCertificate?: boolean
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/** The address was checked and is the one that is connected to, so that a name cannot change in between. */
function clientFor(parts: MailboxParts, given: MailboxAddress, address: string, patience: number): ImapFlow {
  const { host, port, security, username, password } = given
  const isTrusted = parts.env.PRIVATE_ADDRESSES === 'open' && isLoopback(address)
  return new ImapFlow({
    host: address,
    port,
    secure: security === 'tls',
    ...(security === 'starttls' && { doSTARTTLS: true }),
    ...(isIP(host.replace(/^\[|\]$/g, '')) === 0 && { servername: host }),
    auth: { user: username, pass: password },
    tls: {
      minVersion: 'TLSv1.2',
      rejectUnauthorized: parts.checksEveryCertificate === true || !isTrusted,
    },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    maxLineLength: megabyte,
    maxLiteralSize: mostBytes + megabyte,
    maxResponseSize: mostBytes + 3 * megabyte,
    disableAutoIdle: true,
    disableCompression: true,
    clientInfo: { name: 'Foyer' },
    logger: false,
  })
}

const sourceOf = (found: FetchMessageObject | false | undefined): Buffer =>
  (found ? found.source : undefined) ?? Buffer.alloc(0)

const opened = (client: ImapFlow, { uidValidity, uidNext, exists }: MailboxObject): OpenedMailbox => ({
  uidValidity: String(uidValidity),
  lastUid: Math.max(0, uidNext - 1),
  count: exists,
  uidsAfter: async (after) => {
    if (exists === 0) return []
    const query = 'uid' in after ? { uid: `${after.uid + 1}:*` } : { since: after.day }
    const found = await client.search(query, { uid: true })
    if (!found) throw new MailboxFailed(mailboxFailures.odd)
    const least = 'uid' in after ? after.uid : 0
    // A range that ends with the last message always has that one in it.
    return found.filter((uid) => uid > least).sort((a, b) => a - b)
  },
  heads: async (uids) => {
    if (uids.length === 0) return []
    const heads: MessageHead[] = []
    const query = { headers: readHeaders, internalDate: true, size: true }
    for await (const found of client.fetch([...uids], query, { uid: true })) heads.push(await headOf(found))
    return heads.sort((a, b) => a.uid - b.uid)
  },
  content: async ({ uid, size }) => {
    if (size > wholeBytes) return contentByParts(client, uid, { hasFiles: size <= mostBytes })
    const found = await client.fetchOne(String(uid), { source: true }, { uid: true })
    return wholeContent(sourceOf(found))
  },
  beginning: async (uid, bytes) => {
    const found = await client.fetchOne(String(uid), { source: { maxLength: bytes } }, { uid: true })
    return sourceOf(found).toString('latin1')
  },
})

async function openFolder(client: ImapFlow, folder: string): Promise<MailboxObject> {
  try {
    return await client.mailboxOpen(folder, { readOnly: true })
  } catch (error) {
    // It was reached and let us in; what it refuses now is the folder.
    if ((error as { responseStatus?: string }).responseStatus === 'NO')
      throw new MailboxFailed(mailboxFailures.folder(folder), true)
    throw error
  }
}

/** What fails there is said in words; what fails in the work between is left as it is. */
function toldInWords(mailbox: OpenedMailbox, isOverdue: () => boolean): OpenedMailbox {
  const told =
    <Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      ask(...given).catch((error) => {
        throw inWords(error, isOverdue())
      })
  return {
    ...mailbox,
    uidsAfter: told(mailbox.uidsAfter),
    heads: told(mailbox.heads),
    content: told(mailbox.content),
    beginning: told(mailbox.beginning),
  }
}

/** Reads a folder: nothing is marked, moved or written there. One connection, which ends with the work. */
export async function inMailbox<T>(
  parts: MailboxParts,
  address: MailboxAddress,
  work: (mailbox: OpenedMailbox) => Promise<T>,
): Promise<T> {
  const { patience = 20_000, longest = 240_000 } = parts
  let client: ImapFlow | undefined
  let isOverdue = false
  let endWaiting = () => {}
  const overdue = new Promise<never>((_, fail) => {
    endWaiting = () => fail(new MailboxFailed(mailboxFailures.silent))
  })
  const deadline = setTimeout(() => {
    isOverdue = true
    endWaiting()
    client?.close()
  }, longest)
  const open = async () => {
    const [first = ''] = await parts.outside.resolve(address.host)
    client = clientFor(parts, address, first, patience)
    // Whoever waits for a command is told of the same failure.
    client.on('error', () => {})
    await client.connect()
    return opened(client, await openFolder(client, address.folder))
  }
  try {
    const mailbox = await Promise.race([open(), overdue]).catch((error) => {
      throw inWords(error, isOverdue)
    })
    return await work(toldInWords(mailbox, () => isOverdue))
  } finally {
    clearTimeout(deadline)
    overdue.catch(() => {})
    client?.close()
  }
}
