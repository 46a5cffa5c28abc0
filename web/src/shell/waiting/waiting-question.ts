import type { WaitingItem } from '../../api/waiting/item'

/** What is asked about an item before anything is done. */
export type WaitingQuestion = { kind: 'edit' | 'discard' | 'conflict'; item: WaitingItem }
