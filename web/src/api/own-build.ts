import { buildHeader } from '@foyer/contract/kit/envelope'
import { settings } from './settings'

/** The build the server has, where this page is of another; and who wants to know. */
export const newer: { build?: string | undefined; tell?: (() => void) | undefined } = {}

/** Every answer passes through here. Another service of the suite names no build. */
export function noteBuild(response: Response): Response {
  const told = response.headers.get(buildHeader)
  if (settings.build && told && told !== (newer.build ?? settings.build)) {
    newer.build = told === settings.build ? undefined : told
    newer.tell?.()
  }
  return response
}
