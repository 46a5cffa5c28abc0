/** The sign-ins of the demo company; they exist in demo mode only. */
export const demoPassword = 'Foyer@2026'

export const demoSignIns = [
  { key: 'owner', email: 'owner@demo.foyer.test', what: 'super admin' },
  { key: 'admin', email: 'admin@demo.foyer.test', what: 'admin' },
  { key: 'sales1', email: 'sales1@demo.foyer.test', what: 'sales: edits, assigns, quotes, makes projects' },
  { key: 'sales2', email: 'sales2@demo.foyer.test', what: 'sales: edits, assigns, quotes, makes projects' },
  { key: 'sales3', email: 'sales3@demo.foyer.test', what: 'sales: edits leads' },
  { key: 'sales4', email: 'sales4@demo.foyer.test', what: 'sales: edits leads' },
  { key: 'sales5', email: 'sales5@demo.foyer.test', what: 'sales: edits leads' },
  { key: 'sales6', email: 'sales6@demo.foyer.test', what: 'sales: reads only' },
  { key: 'client', email: 'client@demo.foyer.test', what: 'client' },
  { key: 'other', email: 'owner@other.foyer.test', what: 'super admin of another company' },
] as const

export type DemoKey = (typeof demoSignIns)[number]['key']

export const demoEmail = (key: DemoKey): string => {
  const found = demoSignIns.find((signIn) => signIn.key === key)
  if (!found) throw new Error(`no demo sign-in ${key}`)
  return found.email
}
