import type { Content } from '@foyer/contract/kit/endpoint'
import { bulkMailHistory, unsubscribeTexts as texts } from '@foyer/contract/lead-mail/bulk/messages'
import { asSystem, type CompanyScope, inCompany, type PublicContext } from '../../../../context'
import { type Html, html } from '../../../../http/pages/html'
import { noticePage, publicPage } from '../../../../http/pages/public-page'
import { addLine, leadScopeOfNobody } from '../../../leads/service'
import { findMailToMany, isUnsubscribed } from '../repository/unsubscribed'
import { mailOfLink, pathOf } from './unsubscribe-link'
import { subscribeAddress, unsubscribeAddress } from './unsubscribed-list'

const style =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f1e;background:#fff}main{max-width:32rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem}p{margin:0 0 1.25rem;overflow-wrap:anywhere}button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.375rem;background:#3e4c88;color:#fff;cursor:pointer}button:focus-visible{outline:3px solid #aab7ee;outline-offset:2px}.quiet{background:none;border:1px solid #767a79;color:inherit}'

interface Reader {
  companyId: string
  firm: string
  address: string
  leadId: string | null
}

/** Who got the mail that the link is from. */
async function readerOf(ctx: PublicContext, token: string): Promise<Reader | undefined> {
  const mailId = mailOfLink(ctx, token)
  const mail = mailId === undefined ? undefined : await asSystem(ctx, ({ db }) => findMailToMany(db, mailId))
  if (!mail?.companyId) return undefined
  const { companyId, firm, leadId } = mail
  return { companyId, firm, leadId, address: mail.recipient.toLowerCase() }
}

const unknownLink = (): Content => noticePage({ status: 404, title: texts.unknownTitle, text: texts.unknown })

const pageOf = (title: string, body: Html): Content =>
  publicPage({ title, style, body: html`<main>${body}</main>`, framedBy: 'ourselves', isSent: true })

const askPage = (token: string, { firm, address }: Reader): Content =>
  pageOf(
    texts.title(firm),
    html`<h1>${texts.title(firm)}</h1><p>${texts.question(firm, address)}</p><form method="post" action="${pathOf(token)}"><button type="submit">${texts.confirm}</button></form>`,
  )

const donePage = (token: string, { firm, address }: Reader): Content =>
  pageOf(
    texts.doneTitle,
    html`<h1>${texts.doneTitle}</h1><p>${texts.done(firm, address)}</p><form method="post" action="${pathOf(token)}/undo"><button type="submit" class="quiet">${texts.undo}</button></form>`,
  )

/** A scanner of mails that follows links changes nothing with it. */
export async function unsubscribePage(ctx: PublicContext, { token }: { token: string }): Promise<Content> {
  const reader = await readerOf(ctx, token)
  if (!reader) return unknownLink()
  const isDone = await inCompany(
    ctx,
    reader.companyId,
    ({ db, companyId }) => isUnsubscribed(db, companyId, reader.address),
    'reading',
  )
  return isDone ? donePage(token, reader) : askPage(token, reader)
}

async function noteOn(scope: CompanyScope, { leadId, firm }: Reader, sentence: string): Promise<void> {
  if (leadId) await addLine(await leadScopeOfNobody(scope, firm), leadId, { kind: 'changed', sentence })
}

/** By the button, or with one click in a mail program (RFC 8058); as often as somebody likes. */
export async function unsubscribe(ctx: PublicContext, { token }: { token: string }): Promise<Content> {
  const reader = await readerOf(ctx, token)
  if (!reader) return unknownLink()
  const { companyId, address, leadId } = reader
  await inCompany(ctx, companyId, async (scope) => {
    if (await unsubscribeAddress(scope, { address, leadId }))
      await noteOn(scope, reader, bulkMailHistory.unsubscribed(address))
  })
  return donePage(token, reader)
}

export async function subscribeAgain(ctx: PublicContext, { token }: { token: string }): Promise<Content> {
  const reader = await readerOf(ctx, token)
  if (!reader) return unknownLink()
  const { companyId, firm, address } = reader
  await inCompany(ctx, companyId, async (scope) => {
    if (await subscribeAddress(scope, address))
      await noteOn(scope, reader, bulkMailHistory.subscribed(address))
  })
  return noticePage({ status: 200, title: texts.undoneTitle, text: texts.undone(firm, address) })
}
