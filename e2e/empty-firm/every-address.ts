import { addresses } from '../../web/src/app/addresses'

type Address = string | ((...ids: never[]) => string) | { readonly [name: string]: Address }

/** Pages about one record, or one within another, get its id; the tabs of the list have numbers. */
const addressesIn = (address: Address, id: string): string[] => {
  if (typeof address === 'string') return [address]
  if (typeof address !== 'function') return Object.values(address).flatMap((one) => addressesIn(one, id))
  if (address === addresses.leadsTab) return [addresses.leadsTab(8), addresses.leadsTab(9)]
  if (address === addresses.leadsThat) return [addresses.leadsThat('overdue', [id])]
  return [address(...([id, id] as never[]))]
}

/** For people who have not signed in, where nothing of a firm is, and for clients. */
const {
  signIn,
  forgotPassword,
  verifyForgot,
  createPassword,
  getCode,
  verifyUser,
  signUp,
  firstLogin,
  terms,
  privacy,
  notFound,
  sharedQuotation,
  clientProject,
  clientQuotation,
  ...ofStaff
} = addresses

/** Every address of the product behind the sign-in, each once: a new page is walked by itself. */
export const everyAddress = (id: string): string[] => [...new Set(addressesIn(ofStaff, id))]

const { leads, leadDetails, pipeline, tasks, teamManagement } = addresses
const { stage, tags, teams, assignment, rules, deleted, fields } = addresses.settings

/** Where leads, people and what leads are marked with are shown or can be chosen. */
export const addressesWithRecords = (leadId: string): string[] => [
  ...[leads, leadDetails(leadId), pipeline, tasks, teamManagement],
  ...[stage, tags, teams, assignment, rules, deleted, fields],
]
