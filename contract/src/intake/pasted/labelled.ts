import type { CustomField } from '../../fields/model'
import { guessTarget } from '../synonyms'
import type { Target } from '../targets'

/** Names of fields that only stand in messages. */
const spoken: Record<string, Target | 'designation'> = {
  naam: 'fullName',
  नाम: 'fullName',
  from: 'fullName',
  fn: 'fullName',
  'contact card': 'fullName',
  org: 'companyName',
  designation: 'designation',
  'job title': 'designation',
  m: 'phone',
  t: 'phone',
  call: 'phone',
  'call me': 'phone',
  'call on': 'phone',
  मोबाइल: 'phone',
  मोबाईल: 'phone',
  फोन: 'phone',
  फ़ोन: 'phone',
  e: 'email',
  ईमेल: 'email',
  sheher: 'city',
  shahar: 'city',
  शहर: 'city',
  बजट: 'budget',
  पता: 'address',
  site: 'address',
  kaam: 'workScope',
  काम: 'workScope',
  via: 'source',
  through: 'source',
}

export interface Labelled {
  target: Target | 'designation'
  text: string
}

/** A name of a field, and where what it says begins and it itself stands. */
interface Label {
  target: Labelled['target']
  from: number
  to: number
}

const maxWords = 4

function targetOf(words: readonly string[], fields: readonly CustomField[]): Labelled['target'] | undefined {
  const name = words.join(' ')
  return spoken[name.toLowerCase()] ?? guessTarget(name, fields)
}

/** 'Loan amount', 'Flat value': of other money than the budget. */
const otherMoney = /^(?:loan|emi|rent|flat|property|house|home|villa|plot|booking|token)$/i

/** The longest name of a field that ends where a colon stands. */
function labelAt(line: string, at: RegExpExecArray, after: number, fields: readonly CustomField[]) {
  const words = [...line.slice(after, at.index).matchAll(/[^\s,;|]+/gu)].slice(-maxWords)
  for (let first = 0; first < words.length; first += 1) {
    const own = words.slice(first)
    const target = targetOf(
      own.map(([word]) => word),
      fields,
    )
    const from = own[0]?.index
    if (target === 'budget' && otherMoney.test(words[first - 1]?.[0] ?? '')) return undefined
    if (target && from !== undefined)
      return { target, from: after + from, to: at.index + at[0].length } satisfies Label
  }
  return undefined
}

/** 'Name: Anita Rao  Mobile: 98450 21763', as many as there are in a line. */
function labelsIn(line: string, fields: readonly CustomField[]): Label[] {
  const dash = /^([^\d:=]{1,40}?)\s*[-–—]+\s*(?=\S)/.exec(line)
  const atDash = dash?.[1] === undefined ? undefined : targetOf(dash[1].trim().split(/\s+/), fields)
  const found: Label[] = atDash && dash ? [{ target: atDash, from: 0, to: dash[0].length }] : []
  for (const at of line.matchAll(/\s*(?::-?|=)\s*/g)) {
    const label = labelAt(line, at, found.at(-1)?.to ?? 0, fields)
    if (label) found.push(label)
  }
  return found
}

/** What the message says under the name of a field; a name alone in its line speaks of the next one. */
export function labelledIn(lines: readonly string[], fields: readonly CustomField[]): Labelled[] {
  return lines.flatMap((line, place) => {
    const labels = labelsIn(line, fields)
    return labels.map(({ target, to }, at) => {
      const own = line
        .slice(to, labels[at + 1]?.from)
        .replace(/[\s,;|]+$/, '')
        .trim()
      const next = lines[place + 1] ?? ''
      const isAlone = own === '' && at === labels.length - 1 && labelsIn(next, fields).length === 0
      return { target, text: isAlone ? next : own }
    })
  })
}
