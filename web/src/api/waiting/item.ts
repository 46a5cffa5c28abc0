/** What the server said of an item that it did not take. */
export interface Refused {
  code: string
  message: string
  details: Record<string, unknown>
}

/** What an item is about, for people. A new lead has an id of its own until the server gives it one. */
export interface About {
  leadId: string
  name: string
  isNew?: boolean
}

/** refused: the server said no. conflict: somebody else has changed the same. unsure: it may have been done long ago. */
export type WaitingState = 'waiting' | 'refused' | 'conflict' | 'unsure'

/** Something that was written while the server could not be reached. */
export interface WaitingItem {
  /** Its place in the order in which things were written. */
  place: number
  /** Person and company: nobody else sees or sends it. */
  owner: string
  /** Under which it is done once, however often it is sent. */
  key: string
  /** Method and path of its endpoint. */
  call: string
  input: Record<string, unknown>
  about: About
  writtenAt: string
  state: WaitingState
  /** As it was sent the first time: sent again it is the same to the letter, also by a newer build. */
  sent?: { address: string; body: string } | undefined
  firstTriedAt?: string | undefined
  tries: number
  /** Not before this moment. */
  nextAt?: number | undefined
  refused?: Refused | undefined
  /** What earlier items of the same lead have changed meanwhile: no conflict with somebody else. */
  ownFields?: string[] | undefined
}

export type NewItem = Omit<WaitingItem, 'place'>
