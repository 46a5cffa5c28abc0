import type { CustomField } from '../../fields/model'
import type { ArrivingValue } from '../read-arrival'
import { guessTarget } from '../synonyms'
import { holdsMany, isTarget } from '../targets'
import type { DoorMapping } from './model'

/** More than any portal sends; long names inside each other would fill the memory. */
const most = { values: 5_000, letters: 1_000_000 }

/** The values of a payload by their paths: { user: { phones: ['98…'] } } has 'user.phones.0'. */
export function flatValues(payload: unknown): Map<string, string> {
  const found = new Map<string, string>()
  let letters = 0
  const walk = (value: unknown, path: string) => {
    if (found.size >= most.values || letters >= most.letters || value === null || value === undefined) return
    letters += path.length
    if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
    else found.set(path, String(value))
  }
  walk(payload, '')
  return found
}

const lastWord = (path: string): string => path.split('.').findLast((word) => !/^\d+$/.test(word)) ?? path

type NamedField = Pick<CustomField, 'id' | 'name'>

/** Where a value goes: as somebody chose it, else as its name says. */
export function targetOf(path: string, mapping: DoorMapping, fields: readonly NamedField[]) {
  const chosen = mapping[path]
  if (chosen === 'none') return undefined
  if (chosen && isTarget(chosen, fields)) return chosen
  return guessTarget(path, fields) ?? guessTarget(lastWord(path), fields)
}

/** What of a payload goes into fields, and what is left over; of what is left nothing is lost. */
export function readPayload(
  payload: unknown,
  mapping: DoorMapping,
  fields: readonly NamedField[],
): { values: ArrivingValue[]; rest: Record<string, string> } {
  const found = [...flatValues(payload)]
    .filter(([, text]) => text.trim())
    .map(([path, text]) => ({ path, text, target: targetOf(path, mapping, fields) }))
  const hasFirstName = found.some(({ target }) => target === 'firstName')
  // What somebody chose comes before what a name says.
  const chosen = new Map(
    found
      .flatMap(({ path, target }) => (target && mapping[path] === target ? [[target, path] as const] : []))
      .reverse(),
  )
  const taken = new Set<string>()
  const values: ArrivingValue[] = []
  const rest: [string, string][] = []
  for (const { path, text, target } of found) {
    const isFirst = target && !taken.has(target) && (chosen.get(target) ?? path) === path
    const isFree = target && (holdsMany(target) || isFirst)
    if (isFree) {
      values.push({ target, text })
      taken.add(target)
    }
    // Beside a first name only its last word may be of use.
    if (!isFree || (target === 'fullName' && hasFirstName)) rest.push([path, text])
  }
  return { values, rest: Object.fromEntries(rest) }
}

/** Of the values that no field takes as many as a lead has room for, and the paths of those that it has not. */
export function withinRoom(
  rest: Record<string, unknown>,
  room: number,
): { kept: Record<string, unknown>; left: string[] } {
  const kept: [string, unknown][] = []
  const left: string[] = []
  let size = 2
  for (const [path, value] of Object.entries(rest)) {
    const more = JSON.stringify({ [path]: value }).length
    if (size + more > room) left.push(path)
    else {
      kept.push([path, value])
      size += more
    }
  }
  return { kept: Object.fromEntries(kept), left }
}
