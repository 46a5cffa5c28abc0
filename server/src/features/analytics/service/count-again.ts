import { asSystem, type Deps } from '../../../context'
import { countByClocks } from '../repository/derived'

/** The clocks of the firm have changed, and with them the day on which everything happened. */
export const countAgain = (deps: Deps, companyId: string): Promise<void> =>
  asSystem(deps, ({ db }) => countByClocks(db, companyId))
