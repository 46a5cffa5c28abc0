import { type PushChoice, pushKinds } from '@foyer/contract/push/model'
import { usualQuiet } from '@foyer/contract/push/quiet'
import type { pushChoices } from '../../db/schema/push'

/** What a person wants; without a row everything, and nothing at night. */
export function choiceOf(row: typeof pushChoices.$inferSelect | null | undefined): PushChoice {
  if (!row) return { kinds: [...pushKinds], quiet: usualQuiet }
  const { unwanted, quietFrom, quietTo } = row
  return {
    kinds: pushKinds.filter((kind) => !unwanted.includes(kind)),
    quiet: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : undefined,
  }
}
