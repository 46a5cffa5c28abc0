import { api } from '@foyer/contract/wire/api'
import { routes } from '../../http/mount'
import { register } from './register'
import { takePacks } from './starter-packs'

export const onboardingRoutes = routes(api.onboarding, { register, takePacks })
