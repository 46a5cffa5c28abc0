import { type Feature, features, type Profile } from '@foyer/contract/accounts/model'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { startSession } from '../../api/session'
import { buildProfile } from '../build-profile'
import type { fakeServer } from '../fake-server'

interface Who extends Partial<Profile> {
  features?: readonly Feature[]
}

/** Signs somebody in, with every feature unless some are named. */
export function signInAs(server: ReturnType<typeof fakeServer>, who: Who = {}): Profile {
  const { features: list = features, ...changes } = who
  const profile = buildProfile(changes)
  server.on(accountEndpoints.profile, () => ({ reply: profile }))
  server.on(accountEndpoints.features, () => ({ reply: [...list] }))
  server.on(accountEndpoints.signOut, () => ({ reply: { message: 'Signed out' } }))
  startSession({ token: 'token-of-somebody', userId: profile.id })
  return profile
}

export const rights = ({ canAssign }: { canAssign: boolean }): Profile['rights'] => ({
  crm: { edit: true, canAssign },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
})
