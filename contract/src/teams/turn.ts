/** Who was last, and how many they got in a row. */
export interface TurnPlace {
  last: string | null
  count: number
}

/** Somebody in the turn, and how many leads in a row they get in each round. */
export interface TurnTaker {
  id: string
  weight: number
}

/**
 * Who comes next: the last one until they have got as many as their weight, then the one after them in the order of ids,
 * starting again after the end; the last one may have left.
 */
export function nextInTurn(
  people: readonly TurnTaker[],
  { last, count }: TurnPlace,
): { last: string; count: number } {
  const again = people.find(({ id, weight }) => id === last && count < weight)
  if (again) return { last: again.id, count: count + 1 }
  const next = people.find(({ id }) => last === null || id > last) ?? people[0]
  if (next === undefined) throw new Error('nobody is in the turn')
  return { last: next.id, count: 1 }
}

/** The same people, the next one first. */
export function inOrderOfTurn<P extends TurnTaker>(people: readonly P[], place: TurnPlace): P[] {
  if (people.length === 0) return []
  const next = nextInTurn(people, place).last
  const at = people.findIndex(({ id }) => id === next)
  return [...people.slice(at), ...people.slice(0, at)]
}

/** What decides which leads only the people of a team get. */
export const limitKinds = ['all', 'source', 'city'] as const
export type LimitKind = (typeof limitKinds)[number]

interface LimitedLeads {
  by: LimitKind
  /** The source or the city; empty for all leads. */
  value: string
}

/** What of a new lead decides who gets it. */
export interface LeadToGive {
  source?: string | null | undefined
  city?: string | null | undefined
  /** Who does not get it: it is taken from them. */
  not?: string | undefined
}

const comparable = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/** The first one that fits counts. */
export const limitOf = <L extends LimitedLeads>(
  limits: readonly L[],
  { source, city }: LeadToGive,
): L | undefined =>
  limits.find(
    ({ by, value }) => by === 'all' || comparable(by === 'source' ? source : city) === comparable(value),
  )
