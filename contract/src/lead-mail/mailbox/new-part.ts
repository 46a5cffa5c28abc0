/** How mail programs begin what they repeat of earlier messages. */
const beginnings: readonly RegExp[] = [
  /^-{2,} ?(original message|forwarded message|ursprüngliche nachricht) ?-{2,}$/i,
  /^_{10,}$/,
  /^on .{5,200} wrote:$/i,
  /^am .{5,200} schrieb.{0,200}:$/i,
  /ने लिखा:$/,
]
const isFrom = (line: string): boolean => /^\*?(from|von|प्रेषक):\*? ./i.test(line)
const isBelowFrom = (line: string): boolean =>
  /^\*?(sent|date|to|subject|gesendet|datum|an|betreff):\*? /i.test(line)

/** The introduction of a quote may be broken into several lines. */
const beginsAt = (lines: readonly string[], at: number): boolean => {
  const line = lines[at]?.trim() ?? ''
  if (isFrom(line)) return lines.slice(at + 1, at + 4).some((next) => isBelowFrom(next.trim()))
  const joined = [
    line,
    `${line} ${lines[at + 1]?.trim()}`,
    `${line} ${lines[at + 1]?.trim()} ${lines[at + 2]?.trim()}`,
  ]
  const isOpening = /^(on|am) /i.test(line)
  return (isOpening ? joined : [line]).some((text) => beginnings.some((one) => one.test(text)))
}

const isQuoted = (line: string): boolean => line.trimStart().startsWith('>')

/** From which line on there is nothing but a quote, and where after each line the next quoted one stands: read once, from the end. */
function quotesIn(lines: readonly string[]): { onlyFrom: number; nextAfter: readonly number[] } {
  const nextAfter = new Array<number>(lines.length)
  let onlyFrom = 0
  let next = Number.POSITIVE_INFINITY
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? ''
    nextAfter[at] = next
    if (isQuoted(line)) next = at
    else if (line.trim() !== '') onlyFrom = Math.max(onlyFrom, at + 1)
  }
  return { onlyFrom, nextAfter }
}

/**
 * What somebody wrote now, and what their mail program repeated below it. Whoever answers between the lines of a quote has
 * written a new part as a whole.
 */
export function partsOfAnswer(text: string): { fresh: string; quoted: string } {
  const lines = text.split(/\r?\n/)
  const { onlyFrom, nextAfter } = quotesIn(lines)
  const from = lines.findIndex((line, at) => {
    const isWhole = (quoteAt = at) => quoteAt >= onlyFrom
    return beginsAt(lines, at) ? isWhole(nextAfter[at]) : isQuoted(line) && isWhole()
  })
  const fresh = (from === -1 ? lines : lines.slice(0, from)).join('\n').trim()
  if (from === -1 || fresh === '') return { fresh: text.trim(), quoted: '' }
  return { fresh, quoted: lines.slice(from).join('\n').trim() }
}
