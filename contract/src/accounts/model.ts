import type { OfficeHours } from '../kit/office/office-hours'
/** The rights that a role carries; permissions depend on these flags, never on role names (C-127). */
export interface Rights {
  crm: { edit: boolean; canAssign: boolean }
  quotation: { edit: boolean }
  pmt: { canCreateProject: boolean }
}

export const features = [
  'crm',
  'accounts',
  'accessPanel',
  'companyDetails',
  'quotation',
  'files',
  'tasks',
  'mom',
] as const
export type Feature = (typeof features)[number]

/** Who is calling: always read from the session, never from the request. */
export interface Viewer {
  userId: string
  companyId: string
  sessionId: string
  fullName: string
  email: string
  isSuperAdmin: boolean
  isAdmin: boolean
  isClient: boolean
  rights: Rights
  features: Feature[]
  /** Signed in with a password that somebody else has set: only the step that replaces it is open (C-173). */
  mustChoosePassword: boolean
  /** The company leaves pipeline, rules, fields and assignment to its admins. */
  isSetupByAdmins: boolean
}

export interface Person {
  id: string
  fullName: string
  email: string
}

export interface CompanySummary {
  id: string
  name: string
  logoUrl: string | undefined
  country: string
  dialCode: string
  currencySymbol: string
  timeZone: string
  /** Whether new leads are assigned to people in turn. */
  autoAssign: boolean
  /** Pipeline, rules, fields and assignment are changed by admins alone. */
  isSetupByAdmins?: true
  /** Only where the company chose to update leads with buttons instead of stages (C-166). */
  hasOlderPanel?: boolean
  /** Only where the time to the first contact of new leads is watched. */
  officeHours?: OfficeHours
}

/** Another company of the person, beside the one they are signed in to. */
export interface OtherCompany {
  id: string
  name: string
}

export interface Profile {
  id: string
  fullName: string
  firstName: string
  lastName: string
  email: string
  imageUrl: string | undefined
  phone: string | undefined
  dateOfBirth: string | undefined
  address: string | undefined
  city: string | undefined
  postalCode: string | undefined
  company: CompanySummary
  /** The person's other companies (C-149); most people have none. */
  otherCompanies?: OtherCompany[]
  superAdmins: Person[]
  admins: Person[]
  isSuperAdmin: boolean
  isAdmin: boolean
  isClient: boolean
  isFirstLogin: boolean
  isOnboardingDone: boolean
  hasTemporaryPassword: boolean
  /** Of the projects that the person works on or was invited to. */
  projectIds?: string[]
  rights: Rights
}

export interface SignedIn {
  token: string
  userId: string
  isClient: boolean
  isSuperAdmin: boolean
  isFirstLogin: boolean
  isOnboardingDone: boolean
  hasTemporaryPassword: boolean
  /** Only after signing in with a temporary password: allows choosing a new one. */
  ticket?: string
}

/** Why somebody asks for a one-time code. */
export type CodePurpose = 'register' | 'recover'

/** Must be sent together with the code that came by mail. */
export interface CodeRequest {
  requestId: string
}

/** One browser in which the person is signed in. */
export interface OwnSession {
  id: string
  userAgent: string | undefined
  createdAt: string
  lastSeenAt: string
  /** The session of this request. */
  isCurrent: boolean
}
