/** The manager of each person who has one. */
export type Reporting = ReadonlyMap<string, string>

/** The person and everybody who reports to them, at any depth; a cycle of managers ends it. */
export function reachOf(reporting: Reporting, userId: string): string[] {
  const reach = new Set([userId])
  // A set that grows while it is walked through is walked to its end.
  for (const manager of reach)
    for (const [person, managerId] of reporting) if (managerId === manager) reach.add(person)
  return [...reach]
}

/** These people and everybody above them, at any depth: the other direction. */
export function managersOf(reporting: Reporting, userIds: readonly string[]): Set<string> {
  const above = new Set(userIds)
  for (const person of above) {
    const manager = reporting.get(person)
    if (manager !== undefined) above.add(manager)
  }
  return above
}
