import { z } from 'zod'
import type { WholeCard } from '../../board/model'
import { fullWire, writeFull } from '../leads/list/full'

/** A card as a client of the specification reads it: the lead as everywhere, and since when it is in its stage. */
export const wholeCardWire = fullWire.extend({ stageSince: z.string() })

export const writeWholeCard = (card: WholeCard): z.infer<typeof wholeCardWire> => ({
  ...writeFull(card),
  stageSince: card.stageSince,
})
