import type { TeamPerson } from './model'

/** Whether all, some or none of those shown are chosen: what a Select All box says of itself. */
export function selectionOf(
  shown: readonly TeamPerson[],
  chosen: ReadonlySet<string>,
): 'all' | 'some' | 'none' {
  const number = shown.filter(({ id }) => chosen.has(id)).length
  if (number === 0) return 'none'
  return number === shown.length ? 'all' : 'some'
}

/** Every word that is searched for stands in the name or the role, whatever the case. */
export function isFoundBy(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ fullName, role }: TeamPerson) => {
    const text = `${fullName} ${role}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}
