import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { metaHookEndpoints } from '@foyer/contract/wire/intake/meta/hook'
import { reading, routes, writing } from '../../../http/mount'
import { failed, retry } from './service/failed'
import { forms, saveForm } from './service/forms'
import { hear, verifyHook } from './service/hook'
import { connect, disconnect, login, status } from './service/login'
import { accountPages, fetchNow, overview, subscribe, unsubscribe } from './service/pages'

export const metaRoutes = [
  ...routes(metaEndpoints, {
    metaStatus: reading(status),
    metaConnect: connect,
    metaLogin: login,
    metaDisconnect: disconnect,
    metaOverview: reading(overview),
    metaPages: accountPages,
    metaSubscribe: subscribe,
    metaUnsubscribe: unsubscribe,
    metaFetch: writing(fetchNow),
    metaForms: reading(forms),
    metaSaveForm: writing(saveForm),
    metaFailed: reading(failed),
    metaRetry: writing(retry),
  }),
  ...routes(metaHookEndpoints, { metaVerifyHook: verifyHook, metaHook: hear }),
]
