import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { register } from './register'

export const onboardingRoutes = routes(api.onboarding, { register })
