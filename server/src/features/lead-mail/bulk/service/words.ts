import { escapeHtml } from '@foyer/contract/kit/html'
import { unsubscribeTexts } from '@foyer/contract/lead-mail/bulk/messages'
import { fillHtml, fillText, type PlaceValues } from '@foyer/contract/lead-mail/templates/places'
import { richText } from '../../../mail/service'
import { type LetterBody, letterBody } from '../../letters/service/letter-body'

interface Words {
  subject: string
  html: string
}

/** As one lead reads them; cleaned once more, because a value may have come into the address of a link (C-139). */
export const shownWords = ({ subject, html }: Words, values: PlaceValues): Words => ({
  subject: fillText(subject, values),
  html: richText(fillHtml(html, values)).html,
})

/** The same as it is sent, with `end` behind the words. */
export const sentWords = (
  { subject, html }: Words,
  values: PlaceValues,
  end = '',
): Omit<LetterBody, 'pictures'> & { subject: string } => {
  const body = letterBody(`${fillHtml(html, values)}${end}`)
  return { subject: fillText(subject, values), html: body.html, text: body.text }
}

/** The way out of mails to many, at the end of each. */
export const wayOut = (firm: string, link: string): string =>
  `<hr><p>${escapeHtml(unsubscribeTexts.footer(firm))} <a href="${escapeHtml(link)}">${escapeHtml(unsubscribeTexts.link)}</a></p>`
