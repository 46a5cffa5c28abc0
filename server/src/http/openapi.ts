import type { Content } from '@foyer/contract/kit/endpoint'
import { openApiDocument } from '@foyer/contract/wire/openapi'
import type { Deps } from '../context'

let written: { for: string; text: string } | undefined

/** Written when it is first asked for: that takes as long as the rest of the start, and few ask. */
export async function apiDocument({ env: { APP_URL = '/' } }: Pick<Deps, 'env'>): Promise<Content> {
  if (written?.for !== APP_URL) written = { for: APP_URL, text: JSON.stringify(openApiDocument(APP_URL)) }
  return { headers: {}, content: written.text }
}
