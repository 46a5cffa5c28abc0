import { buildHeader } from '@foyer/contract/kit/envelope'
import { noteReached } from './network'
import { settings } from './settings'

/** The build the server has, and who wants to know. */
export const newer: { build?: string | undefined; tell?: (() => void) | undefined } = {}

/** Every answer passes through here. Another service of the suite names no build. */
export function noteBuild(response: Response): Response {
  noteReached()
  const told = response.headers.get(buildHeader)
  if (settings.build && told && told !== newer.build) {
    newer.build = told
    newer.tell?.()
  }
  return response
}
