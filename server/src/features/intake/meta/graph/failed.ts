import { metaFailures } from '@foyer/contract/intake/messages/meta'

/**
 * busy: asked too often, or Meta has trouble. login: the token is worth nothing any more. permission: it may not do this.
 * gone: there is no such thing. away: no answer.
 */
export type GraphTrouble = 'busy' | 'login' | 'permission' | 'gone' | 'away'

const words: Record<GraphTrouble, string> = {
  busy: metaFailures.busy,
  login: metaFailures.needsLogin,
  permission: metaFailures.noPermission,
  gone: metaFailures.gone,
  away: metaFailures.away,
}

/** Meta did not do it. Nothing of what it said is in the words. */
export class GraphFailed extends Error {
  constructor(
    readonly trouble: GraphTrouble,
    /** As Meta numbers it; only for the log. */
    readonly code: number | undefined = undefined,
  ) {
    super(words[trouble])
    this.name = 'GraphFailed'
  }
}

const ofLogin = new Set([102, 190, 463, 467])
const ofLimits = new Set([4, 17, 32, 341, 368, 613])
const isPermission = (code: number) => code === 3 || code === 10 || (code >= 200 && code < 300)
/** Limits of the business use case: of pages, ads, lead forms. */
const isUseCaseLimit = (code: number) => code >= 80_000 && code < 80_100

export function troubleOf(code: number | undefined, status: number): GraphTrouble {
  if (code === undefined) return status === 429 ? 'busy' : status === 404 ? 'gone' : 'away'
  if (ofLogin.has(code)) return 'login'
  if (ofLimits.has(code) || isUseCaseLimit(code)) return 'busy'
  if (isPermission(code)) return 'permission'
  return code === 100 || code === 803 ? 'gone' : 'away'
}
