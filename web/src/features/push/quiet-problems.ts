import { pushProblems as problems } from '@foyer/contract/push/messages'
import type { PushKind } from '@foyer/contract/push/model'

/** As it is typed. */
export type TypedChoice = { kinds: PushKind[]; isQuiet: boolean; from: string; to: string }

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

export function quietProblems({ isQuiet, from, to }: TypedChoice) {
  if (!isQuiet) return { fields: {} }
  return {
    fields: {
      ...(!isTime(from) && { from: problems.time }),
      ...(!isTime(to) && { to: problems.time }),
      ...(isTime(to) && from === to && { to: problems.noTime }),
    },
  }
}
