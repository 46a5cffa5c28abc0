/** Something that was found, or that can be done: an address, a link to elsewhere, or work. */
export interface Hit {
  key: string
  name: string
  about?: string | undefined
  /** The key that does the same by itself. */
  keys?: readonly string[] | undefined
  to?: string
  /** Another application of the suite. */
  isElsewhere?: boolean
  /** A call, or a chat. */
  link?: { href: string; isNewTab: boolean } | undefined
  run?: () => void
  /** The search stays open, because more is to be said. */
  stays?: boolean
  /** Of which more can be done. */
  lead?: { id: string; name: string }
}

export interface HitGroup {
  label: string
  hits: Hit[]
}

/** Whether all of the words are somewhere in what a hit says. */
export const fits = (words: string) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ name, about = '' }: Pick<Hit, 'name' | 'about'>) => {
    const said = `${name} ${about}`.toLowerCase()
    return wanted.every((word) => said.includes(word))
  }
}

export const fitting = (groups: HitGroup[], words: string): HitGroup[] =>
  groups
    .map(({ label, hits }) => ({ label, hits: hits.filter(fits(words)) }))
    .filter(({ hits }) => hits.length > 0)
