import {
  keptAttributes,
  richTextAttributes,
  richTextElements,
} from '@foyer/contract/kit/rich-text/kept-parts'
import type { IOptions } from 'sanitize-html'
import { plainText } from './plain-text'
import { sanitised } from './sanitised'

const allowed: IOptions = {
  allowedTags: richTextElements,
  allowedAttributes: richTextAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['cid'] },
  allowProtocolRelative: false,
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(tagName, attribs) }) },
  // Deeper than people write; some mail clients fail on it, and each level of a quotation is a sign in each line of the plain part.
  nestingLimit: 30,
}

/** A picture that may not be loaded leaves nothing behind. */
const pictureWithoutAddress = /<img(?! src=)[^>]*>/g

/** Cleans what somebody wrote, so that nothing in it can run, load or imitate something else (C-139). */
export const cleanHtml = (source: string): string =>
  sanitised(source, allowed).replace(pictureWithoutAddress, '')

/** Cleaned, and said in plain words too. */
export function richText(source: string): { html: string; text: string } {
  const html = cleanHtml(source)
  return { html, text: plainText(html) }
}
