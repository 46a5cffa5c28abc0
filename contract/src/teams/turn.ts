/** Who was last, and how many they got in a row. */
interface TurnPlace {
  last: string | null
  count: number
}

/** Who comes after the last one in the order of ids, starting again after the end; the last one may have left. */
export function nextInTurn(people: readonly string[], { last }: TurnPlace): { last: string; count: number } {
  const next = people.find((id) => last === null || id > last) ?? people[0]
  if (next === undefined) throw new Error('nobody is in the turn')
  return { last: next, count: 1 }
}
