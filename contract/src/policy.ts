import type { Feature, Viewer } from './accounts/model'

type Rule = (viewer: Viewer | undefined) => boolean

const anyone: Rule = () => true
const signedIn: Rule = (viewer) => viewer !== undefined
const admins: Rule = (viewer) =>
  viewer !== undefined && !viewer.isClient && (viewer.isAdmin || viewer.isSuperAdmin)

const feature =
  (name: Feature): Rule =>
  (viewer) =>
    viewer !== undefined && !viewer.isClient && viewer.features.includes(name)

/** THE permission table. What has no row is refused, and a row cannot be missing: Action is its keys. */
export const policy = {
  'accounts.signIn': anyone,
  'accounts.signOut': signedIn,
  'accounts.readSelf': signedIn,
  'leads.read': feature('crm'),
  'jobs.readFailed': admins,
  'jobs.retry': admins,
} satisfies Record<string, Rule>

export type Action = keyof typeof policy

export const may = (viewer: Viewer | undefined, action: Action): boolean => policy[action](viewer)
