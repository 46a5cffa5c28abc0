import { metaLimits } from './limits'

interface LoginParts {
  /** Of the dialog of Meta. */
  dialog: string
  appId: string
  /** Where it comes back to. */
  returnTo: string
  state: string
}

/** The address of Meta's own login, which comes back with a code. */
export function loginAddress({ dialog, appId, returnTo, state }: LoginParts): string {
  const address = new URL(dialog)
  address.searchParams.set('client_id', appId)
  address.searchParams.set('redirect_uri', returnTo)
  address.searchParams.set('state', state)
  address.searchParams.set('response_type', 'code')
  address.searchParams.set('scope', metaLimits.scopes.join(','))
  return address.href
}

export type ComesBack =
  | { is: 'connected'; code: string; state: string }
  /** Cancelled, or nothing that is known (S-069). */
  | { is: 'unknown'; said: string }

/** What the login says in the address it comes back to; undefined where nobody comes from it. */
export function readComesBack(params: URLSearchParams): ComesBack | undefined {
  const [code, state] = [params.get('code'), params.get('state')]
  if (code && state) return { is: 'connected', code, state }
  const said = ['error', 'error_reason', 'error_code', 'error_message'].flatMap(
    (key) => params.get(key) ?? [],
  )
  return code || state || said.length > 0 ? { is: 'unknown', said: said.join(', ') } : undefined
}

/** The words of the address that belong to the login. */
export const loginParams = [
  'code',
  'state',
  'error',
  'error_reason',
  'error_code',
  'error_message',
  'error_description',
] as const
