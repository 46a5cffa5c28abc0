import { meTexts } from './messages'
import type { TeamPerson } from './model'

/** Whether all, some or none of the shown people are selected: the state of a Select All box. */
export function selectionOf(
  shown: readonly TeamPerson[],
  chosen: ReadonlySet<string>,
): 'all' | 'some' | 'none' {
  const number = shown.filter(({ id }) => chosen.has(id)).length
  if (number === 0) return 'none'
  return number === shown.length ? 'all' : 'some'
}

/** Whether every search word occurs in the name or the role, in any case of letters. */
export function isFoundBy(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ fullName, role }: TeamPerson) => {
    const text = `${fullName} ${role}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** Whoever assigns often means themselves: they are on top, and found by typing 'me' (C-164). */
export const meFirst = <P extends { id: string; fullName: string }>(
  people: readonly P[],
  myId: string | undefined,
): P[] => {
  const me = people.find(({ id }) => id === myId)
  if (!me) return [...people]
  return [{ ...me, fullName: meTexts.me(me.fullName) }, ...people.filter((one) => one !== me)]
}
