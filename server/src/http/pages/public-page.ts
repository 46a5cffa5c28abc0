import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asWritten, type Html, html } from './html'

/** A page that the server makes for people outside: no script of its own, nothing of other sites, no cookie. */
export interface PublicPage {
  status?: number
  title: string
  style: string
  body: Html
  /** Who may show it in a frame. */
  framedBy?: 'anyone' | 'ourselves'
  /** Whether a form of it may be sent. */
  isSent?: boolean
  /** A script of ours, by its address. */
  script?: string
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Strict for this page alone: its one block of style, its own pictures, and that others may show it in a frame. */
const policyOf = ({ style, framedBy = 'anyone', isSent = false, script }: PublicPage) =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    "img-src 'self'",
    `script-src ${script ? "'self'" : "'none'"}`,
    `form-action ${isSent ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy === 'anyone' ? '*' : "'self'"}`,
  ].join('; ')

export function publicPage(page: PublicPage) {
  const { status = 200, title, style, body, script } = page
  return {
    status,
    headers: {
      'content-security-policy': policyOf(page),
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
    content:
      html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${title}</title><style>${asWritten(style)}</style>${script && html`<script src="${script}" defer></script>`}</head><body>${body}</body></html>`
        .text,
  }
}

/** An older header that says less than the policy of the page: with it no other site could show the page. */
export const mayBeFramed = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.removeHeader('x-frame-options')
}

const noticeStyle =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1f1e;background:#fff}main{max-width:32rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.375rem;line-height:1.3;margin:0 0 .5rem}p{margin:0}'

/** A few words instead of a page that cannot be shown. */
export const noticePage = ({ status, title, text }: { status: number; title: string; text: string }) =>
  publicPage({
    status,
    title,
    style: noticeStyle,
    body: html`<main><h1>${title}</h1><p>${text}</p></main>`,
  })
