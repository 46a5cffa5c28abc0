import { passwordRefusals } from '@foyer/contract/accounts/messages/passwords'
import type { SignedIn } from '@foyer/contract/accounts/model'
import { newFirmName } from '@foyer/contract/company/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import { asSystem, type Deps, type PublicContext, type Scope } from '../../context'
import {
  checkTicket,
  endSessions,
  findAccount,
  hashPassword,
  openSession,
  setPassword,
  spendTicket,
} from '../accounts/service'
import { foundFirm } from './service'

/** A name for the person until they enter it in the next step. */
export const provisionalName = (email: string): string => {
  const letters = (email.split('@')[0] ?? '').match(/\p{L}+/u)?.[0] ?? 'Owner'
  return (letters.charAt(0).toUpperCase() + letters.slice(1)).slice(0, 24)
}

async function newOwner(deps: Deps, scope: Scope, email: string, passwordHash: string): Promise<string> {
  if (deps.env.SIGNUP !== 'open') return refuse(passwordRefusals.signUpClosed)
  const { ownerId } = await foundFirm(scope, {
    company: { name: newFirmName, timeZone: deps.env.TIME_ZONE },
    owner: { email, firstName: provisionalName(email), lastName: '', passwordHash, isTemporary: false },
    appUrl: deps.env.APP_URL ?? `http://localhost:${deps.env.PORT}/`,
  })
  return ownerId
}

/** After the code: an invited person joins their firm, a stranger founds one. Both are signed in at once. */
export async function register(
  ctx: PublicContext,
  { email, password, ticket }: { email: string; password: string; ticket: string },
): Promise<SignedIn> {
  const shown = { ticket, email, purposes: ['register' as const] }
  await asSystem(ctx, (scope) => checkTicket(scope, shown))
  const passwordHash = await hashPassword(password)
  return asSystem(ctx, async (scope) => {
    await spendTicket(scope, shown)
    const known = await findAccount(scope, email)
    if (known && !known.isTemporary) return refuse(passwordRefusals.hasAccount)
    const userId = known?.userId ?? (await newOwner(ctx, scope, email, passwordHash))
    await setPassword(scope, { userId, email, passwordHash })
    await endSessions(scope, userId)
    return openSession(scope, { userId, isTemporary: false }, ctx.userAgent)
  })
}
