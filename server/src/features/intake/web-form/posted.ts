import { webFormLimits as limits } from '@foyer/contract/intake/web-form/limits'
import { type Trail, trailNames } from '@foyer/contract/intake/web-form/model'
import type { Question } from '@foyer/contract/intake/web-form/questions'

/** No browser fills it in by itself, and no person sees it. */
export const trapName = 'subject_2'
export const stampName = 'stamp'
export const consentName = 'consent'

export interface Posted {
  /** By the question. */
  answers: Map<string, string>
  trail: Trail
  /** What the form did not ask. */
  strangers: Record<string, string>
  hasAgreed: boolean
  stamp: string
  isTrapped: boolean
}

/** The database has no place for the character 0; lines end in one way. */
const storable = (text: string) => text.replaceAll('\u0000', '').replace(/\r\n?/g, '\n')

/** Where a visitor came from is not what they typed; that there was more is seen. */
export const cut = (text: string): string => {
  const whole = storable(text)
  return whole.length > limits.trail ? `${whole.slice(0, limits.trail - 1)}…` : whole
}

/** What a browser posts, one character for each byte; several values of a name are one text. */
function fieldsOf(body: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(Buffer.from(body, 'latin1').toString('utf8'))) {
    const before = found.get(storable(name))
    found.set(storable(name), before === undefined ? storable(value) : `${before}, ${storable(value)}`)
  }
  return found
}

export function readPosted(body: string, questions: readonly Question[]): Posted {
  const fields = fieldsOf(body)
  const take = (name: string): string => {
    const value = fields.get(name) ?? ''
    fields.delete(name)
    return value
  }
  const answers = new Map(questions.map(({ target }): [string, string] => [target, take(target)]))
  const trail: Trail = {}
  for (const name of trailNames) {
    const value = cut(take(name).trim())
    if (value) trail[name] = value
  }
  const known = {
    stamp: take(stampName),
    hasAgreed: take(consentName) !== '',
    isTrapped: take(trapName).trim() !== '',
  }
  const strangers = Object.fromEntries([...fields].filter(([name, value]) => name && value.trim()))
  return { answers, trail, strangers, ...known }
}
