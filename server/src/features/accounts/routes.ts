import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import * as accounts from './service'
import { openLink, sendCode, verifyCode } from './service/codes'
import { changePassword, updatePassword } from './service/passwords'
import { editPersonal, editSteps } from './service/personal'
import { endOtherSessions, endOwnSession, enterCompany, ownSessions, signOut } from './service/sessions'
import { signIn } from './service/sign-in'

export const accountRoutes = routes(api.accounts, {
  signIn,
  signOut,
  profile: accounts.profile,
  self: accounts.self,
  features: accounts.features,
  sendCode,
  verifyCode,
  openLink,
  updatePassword,
  changePassword,
  editPersonal,
  editSteps,
  ownSessions,
  enterCompany,
  endOwnSession,
  endOtherSessions,
})
