import type { Happening } from '@foyer/contract/notifications/model'
import { featureNeeded } from '@foyer/contract/notifications/rules'
import type { Colleague, RuleRow } from './repository'

type Flags = Pick<RuleRow, 'feature' | 'toSuperAdmins' | 'toAdmins' | 'toReceiver' | 'toOthers'>

/** The recipients of a rule (T-020): never the person who did it, and nobody without access to the feature. */
export function recipientsOf(
  rule: Flags,
  { actorId, receiverId, extraIds = [] }: Pick<Happening, 'actorId' | 'receiverId' | 'extraIds'>,
  people: Colleague[],
): Colleague[] {
  const needed = featureNeeded(rule.feature)
  return people.filter(
    ({ userId, isSuperAdmin, isAdmin, features }) =>
      userId !== actorId &&
      (!needed || features.includes(needed)) &&
      ((rule.toSuperAdmins && isSuperAdmin) ||
        (rule.toAdmins && isAdmin) ||
        (rule.toReceiver && userId === receiverId) ||
        (rule.toOthers && extraIds.includes(userId))),
  )
}
