/** Whoever wrote a line, as a chat or the head of a mail calls them. */
export interface Writer {
  name: string | undefined
  email: string | undefined
}

/** A line of the message, and who wrote it where that is said. */
export interface MessageLine {
  text: string
  writer: Writer | undefined
  /** Of an earlier mail, below the one that was written last. */
  isQuoted: boolean
}

/** Marks of direction and joiners that copied texts bring along; the joiners of Indic scripts stay. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const pictures = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}\ufe0f\u20e3])+/gu
const devanagariZero = 0x0966

const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero))

const day = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?`
/** '[18/11/26, 10:42:15 AM] Anita: ' of a phone, '[10:42 am, 18/11/2026]' of a browser, '18/11/2026, 10:42 pm - Anita: ' of an export. */
const chatHead = new RegExp(
  String.raw`^\[?(?:${day},?\s+${time}|${time},\s*${day})\s*(?:\]|-|–)\s*(?:([^:]{1,60}):\s*)?(.*)$`,
  'i',
)

/** '1. ', '2) ', '• ', '> ', '- ': what stands before an item of a list or a quoted line. */
const bullet = /^(?:[>•·▪●*–—-]\s*|\(?\d{1,2}[.)]\s+)+/

const plain = (line: string): string =>
  line
    .replace(pictures, '  ')
    .replace(/[*_~](?=\S)([^*_~]+?)[*_~]/g, '$1')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(bullet, '')

/** 'On 18 Nov 2026 at 10:42, Anita Rao <anita@example.in> wrote:' */
const quoteHead =
  /^[>\s]*on\b.*\d.*?(?:,\s*|[ap]m\s+)"?([^",<>]*?)"?\s*(?:<([^<>\s]+@[^<>\s]+)>)?\s*wrote:\s*$/i
/** 'From: Anita Rao <anita@example.in>' */
const mailHead = /^[>\s*]*from\s*:[\s*]*"?([^"<]*?)"?\s*[<[](?:mailto:)?([^<>\s]+@[^<>\s\]]+)[>\]]/i

const writerIn = (found: RegExpExecArray | null): Writer | undefined =>
  found ? { name: found[1]?.trim() || undefined, email: found[2] } : undefined

/** Mails bring what they answer to with them, each line behind a sign or all of it below a head. */
function quoting() {
  let quoted: Writer | undefined
  let hasSigns = false
  return (line: string): { isQuoted: boolean; quoted: Writer | undefined } => {
    const head = writerIn(quoteHead.exec(line))
    const hasSign = /^\s*>/.test(line)
    if (head) {
      quoted = head
      hasSigns = false
    } else if (hasSign) hasSigns = true
    else if (hasSigns && line.trim()) quoted = undefined
    return { isQuoted: hasSign || quoted !== undefined, quoted }
  }
}

/** Without pictures, emphasis and the head of each message of a chat; figures of any script as they are read here. */
export function linesOf(message: string): MessageLine[] {
  const found: MessageLine[] = []
  const quotes = quoting()
  let writer: Writer | undefined
  for (const line of latinDigits(message.replace(invisible, '')).split(/\r\n|[\n\r\u2028]/)) {
    const [head, from, rest = ''] = chatHead.exec(line.trim()) ?? []
    if (head !== undefined)
      writer = { name: from?.replace(/^~\s*/, '').trim() || undefined, email: undefined }
    const { isQuoted, quoted } = quotes(line)
    writer = writerIn(mailHead.exec(line)) ?? writer
    const text = plain(head === undefined ? line : rest)
    if (text) found.push({ text, writer: quoted ?? writer, isQuoted })
  }
  return found
}
