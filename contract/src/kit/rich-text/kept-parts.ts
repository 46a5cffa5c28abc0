type Given = Readonly<Record<string, string>>
/** What is kept of an attribute, read from all that an element has; undefined where it is left out. */
type Reading = (given: Given) => string | undefined

const own = (given: Given, name: string): string => (Object.hasOwn(given, name) ? (given[name] ?? '') : '')
const only =
  (name: string, pattern: RegExp): Reading =>
  (given) =>
    pattern.exec(own(given, name).trim())?.[0]

// Browsers leave out line breaks and turn backslashes around, so an address that has any is none.
const linkAddress = /^(?:https?:\/\/|mailto:|tel:)[^\s"<>\\\p{Cc}]+$/iu
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const upload = new RegExp(`^(?:https?://[^/?#]+)?(/files/${uuid}/${uuid})(?:[?#].*)?$`, 's')
const partOfMail = /^cid:[\w.@+-]+$/

/** One of our own uploads, without host and signature, or a part of the mail: a picture from elsewhere would tell who reads. */
const pictureAddress: Reading = (given) => {
  const address = own(given, 'src').trim()
  return upload.exec(address)?.[1] ?? partOfMail.exec(address)?.[0]
}

const side = /^(?:left|right|center|justify)$/i
const sideInStyle = /(?:^|;)\s*text-align\s*:\s*(left|right|center|justify)\b/i
const align: Reading = (given) =>
  (side.exec(own(given, 'align').trim())?.[0] ?? sideInStyle.exec(own(given, 'style'))?.[1])?.toLowerCase()

const size = /^\d{1,4}$/
const cell = { align, colspan: only('colspan', /^\d{1,2}$/), rowspan: only('rowspan', /^\d{1,2}$/) }

/** Everything that a mail may consist of (C-139): whatever is not here is left out, its words stay. */
const parts: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  ...{ p: { align }, div: { align }, h1: { align }, h2: { align }, h3: { align }, h4: { align } },
  ...{ br: {}, hr: {}, b: {}, strong: {}, i: {}, em: {}, u: {}, s: {}, blockquote: {} },
  ...{ ul: {}, ol: { start: only('start', size) }, li: {} },
  ...{ table: {}, thead: {}, tbody: {}, tr: {}, td: cell, th: cell },
  a: { href: only('href', linkAddress) },
  // The address comes first: a picture is known by it.
  img: {
    src: pictureAddress,
    alt: only('alt', /^.{1,300}/),
    width: only('width', size),
    height: only('height', size),
  },
}

export const richTextElements: string[] = Object.keys(parts)

export const richTextAttributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(parts).map(([element, attributes]) => [element, Object.keys(attributes)]),
)

/** The attributes that an element may keep, with the values that they may have. */
export function keptAttributes(element: string, given: Given): Record<string, string> {
  const attributes = Object.hasOwn(parts, element) ? parts[element] : undefined
  return Object.fromEntries(
    Object.entries(attributes ?? {}).flatMap(([name, reading]) => {
      const value = reading(given)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
