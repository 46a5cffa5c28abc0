import { accessRefusals, accountRefusals } from '@foyer/contract/accounts/messages'
import type { Viewer } from '@foyer/contract/accounts/model'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { may } from '@foyer/contract/policy'
import { openApiDocument } from '@foyer/contract/wire/openapi'
import type { Deps } from '../context'

let written: { for: string; text: string } | undefined

/** Written when it is first asked for: that takes as long as the rest of the start, and few ask. */
export async function apiDocument({
  env,
  viewer,
}: Pick<Deps, 'env'> & { viewer?: Viewer }): Promise<Content> {
  const { APP_URL = '/', NODE_ENV } = env
  // In production it is for those who connect other programs, not for whoever passes by.
  if (NODE_ENV === 'production' && !env.isDemo && !may(viewer, 'company.editSettings'))
    refuse(viewer ? accessRefusals.notAllowed : accountRefusals.signInNeeded)
  if (written?.for !== APP_URL) written = { for: APP_URL, text: JSON.stringify(openApiDocument(APP_URL)) }
  return { headers: {}, content: written.text }
}
