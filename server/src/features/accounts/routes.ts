import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import * as accounts from './service'

export const accountRoutes = routes(api.accounts, {
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  profile: accounts.profile,
  self: accounts.self,
  features: accounts.features,
})
