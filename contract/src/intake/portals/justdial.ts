import type { DoorMapping } from '../doors/model'

/** JustDial writes its parameters in small letters, some of those who forward them do not. */
export const justdialContent = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value]))

export const justdialMapping: DoorMapping = {
  leadid: 'none',
  leadtype: 'none',
  prefix: 'none',
  name: 'fullName',
  mobile: 'phone',
  phone: 'otherPhone',
  email: 'email',
  date: 'none',
  time: 'none',
  category: 'workScope',
  city: 'city',
  // Where the person lives, not how large the work is.
  area: 'address',
  brancharea: 'none',
  branchpin: 'none',
  dncmobile: 'none',
  dncphone: 'none',
  // The firm's own.
  company: 'none',
  parentid: 'none',
}
