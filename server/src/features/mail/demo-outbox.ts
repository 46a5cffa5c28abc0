import { randomBytes } from 'node:crypto'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type PublicContext } from '../../context'
import { unknownAddress } from '../../http/errors'
import { mailPage, outboxPage } from './outbox-page'
import { findLatestMails, findMail } from './repository'

const shown = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The mails that the demo would have sent. */
export async function outbox(ctx: PublicContext): Promise<Content> {
  const mails = await asSystem(ctx, ({ db }) => findLatestMails(db, shown))
  return asPage((nonce) => outboxPage(mails, nonce))
}

export async function mail(ctx: PublicContext, { id }: { id: string }): Promise<Content> {
  const found = uuid.test(id) ? await asSystem(ctx, ({ db }) => findMail(db, id)) : undefined
  return found ? asPage((nonce) => mailPage(found, nonce)) : refuse(unknownAddress)
}

function asPage(page: (nonce: string) => string): Content {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    content: page(nonce),
  }
}
