import { escapeHtml } from '@foyer/contract/kit/html'
import { mailTexts } from '@foyer/contract/mail/messages'
import { letterTexts as texts } from '@foyer/contract/quotations/sending/messages'
import { letterPage } from '../../../lead-mail/service'

interface LetterParts {
  message: string
  url: string
  number: string
  total: string
  until: string
}

const withBreaks = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** Like every button of a mail: a cell with a colour, which all mail programs show. */
const button = (label: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0"><tr>` +
  `<td bgcolor="#3e4c88" style="background:#3e4c88;border-radius:6px"><a href="${escapeHtml(url)}" ` +
  `style="display:inline-block;padding:12px 22px;font-weight:600;color:#ffffff;text-decoration:none">` +
  `${escapeHtml(label)}</a></td></tr></table>`

/** The words of the sender, and below them the way to the quotation; nothing of the product. */
export function letterOf({ message, url, number, total, until }: LetterParts): {
  html: string
  text: string
} {
  const facts = [texts.facts(number, total), texts.until(until)]
  const html = [
    `<p style="margin:0">${withBreaks(message)}</p>`,
    button(texts.open, url),
    `<p style="margin:0 0 16px">${facts.map(escapeHtml).join('<br>')}</p>`,
    `<p style="margin:0;font-size:13px;line-height:20px">${escapeHtml(mailTexts.copyLink)}<br>`,
    `<a href="${escapeHtml(url)}" style="word-break:break-all">${escapeHtml(url)}</a></p>`,
  ]
  return {
    html: letterPage(html.join('\n')),
    text: [message, `${texts.open}:\n${url}`, facts.join('\n')].join('\n\n').concat('\n'),
  }
}
