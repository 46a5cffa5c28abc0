import type { CustomField } from '../../fields/model'
import type { ArrivingValue } from '../read-arrival'
import { guessTarget } from '../synonyms'
import { isTarget } from '../targets'
import type { DoorMapping } from './model'

/** Deeper or longer than any portal sends. */
const mostValues = 200

/** The values of a payload by their paths: { user: { phones: ['98…'] } } has 'user.phones.0'. */
export function flatValues(payload: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string) => {
    if (found.size >= mostValues || value === null || value === undefined) return
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
  const values: ArrivingValue[] = []
  const rest: Record<string, string> = {}
  for (const [path, text] of flatValues(payload)) {
    const target = targetOf(path, mapping, fields)
    if (target) values.push({ target, text })
    else if (text.trim()) rest[path] = text
  }
  return { values, rest }
}

/** Of the values that no field takes as many as a lead has room for, and the paths of those that it has not. */
export function withinRoom(
  rest: Record<string, unknown>,
  room: number,
): { kept: Record<string, unknown>; left: string[] } {
  const kept: Record<string, unknown> = {}
  const left: string[] = []
  let size = 2
  for (const [path, value] of Object.entries(rest)) {
    const more = JSON.stringify({ [path]: value }).length
    if (size + more > room) left.push(path)
    else {
      kept[path] = value
      size += more
    }
  }
  return { kept, left }
}
