/** Something that was found, and where it leads. */
export interface Hit {
  key: string
  to: string
  name: string
  about?: string | undefined
  /** Another application of the suite. */
  isElsewhere?: boolean
}

export interface HitGroup {
  label: string
  hits: Hit[]
}
