import type { Action } from '@foyer/contract/policy'

/**
 * Which actions of the policy stand behind a permission of docs/spec/permissions.json.
 * 'screen' marks one that only decides what is shown; its proof is the test of that screen.
 */
export const actionsOf: Record<string, Action[] | 'screen'> = {
  'nav.leads': ['leads.read'],
  'role.client': ['leads.read'],
}
