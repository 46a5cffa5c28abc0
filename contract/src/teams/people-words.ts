/** Words for people that mean others for each reader: a shared view with them is everybody's own. */
export const me = 'me'
/** The reader and whoever reports to them, at any depth. */
export const myTeam = 'team'

export const peopleWords = [me, myTeam] as const
export type PeopleWord = (typeof peopleWords)[number]

export const isPeopleWord = (text: string): text is PeopleWord =>
  (peopleWords as readonly string[]).includes(text)
