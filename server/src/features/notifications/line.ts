import { sanitised } from '../mail/service'

const bold = ['b', 'strong']
const parted = ['br', 'p', 'div', 'li', 'tr', 'td']

const allowed = {
  allowedTags: [...bold, ...parted],
  allowedAttributes: {},
  // As `escapeHtml` writes them: the search in notifications looks for that.
  textFilter: (text: string) => text.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
}

/** The text of a notification. Bold is the only markup that is kept (C-139). */
export const cleanLine = (html: string): string =>
  sanitised(html, allowed)
    .replace(/<(\/?)(\w+)[^>]*>/g, (_, slash: string, name: string) =>
      bold.includes(name) ? `<${slash}b>` : ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

/** Whether it says nothing. */
export const isBlankLine = (line: string): boolean => line.replace(/<[^>]*>/g, '').trim() === ''
