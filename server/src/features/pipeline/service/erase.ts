import { asSystem, type Deps } from '../../../context'
import { eraseRules } from '../repository/rules'
import { eraseStages } from '../repository/stages'
import { keptSince } from './editing'

/** Rules first: a stage stays as long as a rule refers to it. */
export const eraseDeleted = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now }) => {
    const before = keptSince(now)
    await eraseRules(db, before)
    await eraseStages(db, before)
  })
