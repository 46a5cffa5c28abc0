import { escapeHtml } from '@foyer/contract/kit/html'
import { unsubscribeTexts as texts } from '@foyer/contract/lead-mail/bulk/messages'
import { fillHtml, fillText, type PlaceValues } from '@foyer/contract/lead-mail/templates/places'
import { richText } from '../../../mail/service'
import { pageOf } from '../../letters/service/letter-body'

interface Words {
  subject: string
  html: string
}
interface SentWords extends Words {
  text: string
}

/** A value inside a tag can become the address of a link: then every filled text has to be cleaned once more (C-139). */
const hasPlaceInTag = /<[^<>]*\{\{/

/**
 * What many get, cleaned once and filled for each: values are text and cannot become anything else. The same words for
 * thousands are not read again for each of them.
 */
export function wordsForMany({ subject, html: written }: Words): (values: PlaceValues) => SentWords {
  const cleaned = richText(written)
  const isRisky = hasPlaceInTag.test(cleaned.html)
  return (values) => {
    const html = fillHtml(cleaned.html, values)
    const body = isRisky ? richText(html) : { html, text: fillText(cleaned.text, values) }
    return { subject: fillText(subject, values), html: body.html, text: body.text }
  }
}

/** As it is sent, with the way out of mails to many at its end, where it is one. */
export function asSent({ subject, html, text }: SentWords, way?: { firm: string; link: string }): SentWords {
  if (!way) return { subject, text, html: pageOf(html) }
  const why = texts.footer(way.firm)
  return {
    subject,
    text: `${text}\n\n--\n${why}\n${texts.link}: ${way.link}\n`,
    html: pageOf(
      `${html}<hr><p>${escapeHtml(why)} <a href="${escapeHtml(way.link)}">${escapeHtml(texts.link)}</a></p>`,
    ),
  }
}
