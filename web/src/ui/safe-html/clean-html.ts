import {
  keptAttributes,
  richTextAttributes,
  richTextElements,
} from '@foyer/contract/kit/rich-text/kept-parts'
import createPurifier, { type Config } from 'dompurify'

const config = {
  ALLOWED_TAGS: richTextElements,
  ALLOWED_ATTR: [...new Set(Object.values(richTextAttributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

const signature = /^\?(?:as=\w+&)?until=\d+&signature=[\w-]+$/

/** An upload is opened by its signature; a part of a mail cannot be shown on a page. */
function shownPicture(kept: string, given: string): string | undefined {
  if (!kept.startsWith('/')) return
  const rest = given.trim().slice(kept.length)
  return given.trim().startsWith(kept) && signature.test(rest) ? kept + rest : kept
}

function keepKnown(element: Node): void {
  if (!(element instanceof Element)) return
  const given = Object.fromEntries(
    element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']),
  )
  const { src, ...kept } = keptAttributes(element.localName, given)
  const picture = src && shownPicture(src, given.src ?? '')
  // An element cannot get rid of 'is': the library takes the whole element away for it.
  for (const name of Object.keys(given)) if (name !== 'is') element.removeAttribute(name)
  for (const [name, value] of Object.entries({ ...kept, ...(picture && { src: picture }) }))
    element.setAttribute(name, value)
}

/** An own one, because what is added to it would count for all others too. */
const purifier = createPurifier(window)
purifier.addHook('beforeSanitizeAttributes', keepKnown)

/** Cleaned as the server cleans it, in a page where nothing runs or loads (C-139). It is not written out and read again. */
export function cleanHtml(html: string): DocumentFragment {
  // Nothing comes of a page of frames.
  const clean: DocumentFragment | null = purifier.sanitize(html, config)
  if (!clean) return document.createDocumentFragment()
  for (const picture of clean.querySelectorAll('img')) {
    if (picture.hasAttribute('src')) picture.setAttribute('loading', 'lazy')
    else picture.remove()
  }
  for (const link of clean.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return clean
}
