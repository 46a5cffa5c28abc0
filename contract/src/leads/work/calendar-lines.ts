/** RFC 5545: how a text, a moment and a line are written in a file for calendars. */

const lineOctets = 75

const isControl = /[^\P{Cc}\n\r\t]/gu

/** 3.1: control characters, other than tabs, would make the whole file unreadable. */
export const escapedText = (text: string): string =>
  text
    .replace(isControl, '')
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')

/** 20261115T043000Z */
export const utcMoment = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** 3.1: no line is longer than 75 octets; a continued line begins with a space. */
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const sign of line) {
    const more = octets(sign)
    if (length + more > lineOctets) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += sign
    length += more
  }
  return [...lines, current].join('\r\n')
}

export const calendarText = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`
