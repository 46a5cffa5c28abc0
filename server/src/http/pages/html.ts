import { escapeHtml } from '@foyer/contract/kit/html'

/** HTML that is complete: nothing in it needs escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | false | undefined | readonly Html[]

const written = (part: Part): string => {
  if (part === false || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}

/** Every value is escaped, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + written(parts[at])).join(''))

/** A text of ours that is no text for people: a block of style. */
export const asWritten = (text: string): Html => new Html(text)
