import { escapeHtml } from '@foyer/contract/kit/html'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** The content of these is not for people. */
const unspoken = [
  ...['script', 'style', 'title', 'textarea', 'option', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'],
  ...['template', 'svg', 'math', 'object', 'applet', 'audio', 'video', 'canvas'],
]

/** The parser looks through all open elements at each end, so what is nested without end would take time without end. */
const deepest = 256

class TooDeep extends Error {}

const wordsOnly = (source: string): string => escapeHtml(source.replace(/<[^>]*>?/g, ' '))

/** What the options allow of it; where it is nested deeper than anybody writes, only its words. Takes time linear in the length. */
export function sanitised(source: string, options: IOptions): string {
  const readable = source.replaceAll('\0', '')
  let depth = 0
  try {
    return sanitizeHtml(readable, {
      ...options,
      nonTextTags: unspoken,
      onOpenTag: () => {
        depth += 1
        if (depth > deepest) throw new TooDeep()
      },
      onCloseTag: () => {
        depth -= 1
      },
    })
  } catch (error) {
    if (error instanceof TooDeep) return wordsOnly(readable)
    throw error
  }
}
