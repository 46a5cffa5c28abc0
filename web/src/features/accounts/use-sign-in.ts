import { landingFor } from '@foyer/contract/accounts/rules'
import { signInRules } from '@foyer/contract/accounts/sign-in-form'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client'
import { startSession } from '../../api/session'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { signInProblem } from './sign-in-problem'
import { keepStep } from './steps/step-memory'

export function useSignIn(onEnter: () => void) {
  const navigate = useNavigate()
  // Whoever has just chosen a new password need not type the email again.
  const known: unknown = useLocation().state?.email
  const start = { email: typeof known === 'string' ? known : '', password: '' }
  return useFoyerForm(signInRules, start, async ({ email: typed, password }) => {
    const email = typed.trim()
    try {
      const signedIn = await call(accountEndpoints.signIn, { email, password })
      const { ticket } = signedIn
      if (ticket) keepStep('first-login', { email: email.toLowerCase(), ticket })
      onEnter()
      startSession(signedIn)
      await navigate(landingFor(signedIn), { replace: true })
      return undefined
    } catch (error) {
      return signInProblem(error)
    }
  })
}
