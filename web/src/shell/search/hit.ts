/** Something that was found, or that can be done: an address, a link to elsewhere, or work. */
export interface Hit {
  key: string
  name: string
  about?: string | undefined
  /** The key that does the same by itself. */
  keys?: readonly string[] | undefined
  to?: string
  /** What the entry of the history remembers there. */
  state?: unknown
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

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()}`

/** Whether all of the words begin a word of what a hit says. */
export const fits = (typed: string) => {
  const wanted = typed.split(/\s+/).map(plain)
  return ({ name, about = '' }: Pick<Hit, 'name' | 'about'>) => {
    const said = plain(`${name} ${about}`)
    return wanted.every((word) => said.includes(word))
  }
}

export const fitting = (groups: HitGroup[], words: string): HitGroup[] =>
  groups
    .map(({ label, hits }) => ({ label, hits: hits.filter(fits(words)) }))
    .filter(({ hits }) => hits.length > 0)
