import { z } from 'zod'
import { accountLimits } from '../accounts/limits'
import { type Feature, features, type Person, type Profile, type Rights } from '../accounts/model'
import { endpoint, noInput, plainReply, reply, request } from '../kit/endpoint'
import { inDataData } from '../kit/envelope'
import { assignmentWire, writeAssignment } from './accounts/assignment'
import { passwordEndpoints } from './accounts/passwords'
import { profileEndpoints } from './accounts/profile'
import { sessionEndpoints } from './accounts/sessions'
import { signedInReply } from './accounts/signed-in'

const rightsWire = z.object({
  crm: z.object({ edit: z.boolean(), canAssign: z.boolean() }),
  quotation: z.object({ edit: z.boolean() }),
  pmt: z.object({ canCreateProject: z.boolean() }),
})

const writeRights = ({ crm, quotation, pmt }: Rights): z.infer<typeof rightsWire> => ({
  crm: { edit: crm.edit, canAssign: crm.canAssign },
  quotation: { edit: quotation.edit },
  pmt: { canCreateProject: pmt.canCreateProject },
})

const personWire = z.object({ _id: z.string(), fullName: z.string(), email: z.string() })
const writePerson = (person: Person): z.infer<typeof personWire> => ({
  _id: person.id,
  fullName: person.fullName,
  email: person.email,
})
const readPerson = (wire: z.infer<typeof personWire>): Person => ({
  id: wire._id,
  fullName: wire.fullName,
  email: wire.email,
})

const profileWire = z.object({
  _id: z.string(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  imageUrl: z.object({ original: z.string() }).optional(),
  phoneNumber: z.string().optional(),
  dateOfBirth: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  pinCode: z.string().optional(),
  cId: z.string(),
  CompanySettingDetails: z.object({
    companyLogo: z.string().optional(),
    companyName: z.string(),
    countryCode: z.string(),
    country: z.string(),
    currencySymbol: z.string(),
    timeZone: z.string(),
    leadAssignment: assignmentWire,
    isSetupByAdmins: z.boolean().optional(),
    olderLeadPanel: z.boolean().optional(),
    officeHours: z.object({ days: z.array(z.number()), from: z.string(), to: z.string() }).optional(),
  }),
  otherCompanies: z.array(z.object({ _id: z.string(), companyName: z.string() })).optional(),
  superAdmins: z.array(personWire),
  admins: z.array(personWire),
  isSuperAdmin: z.boolean(),
  isAdmin: z.boolean(),
  isClient: z.boolean(),
  isFirstTimeLogin: z.boolean(),
  isOnboardingDone: z.boolean(),
  /** Only whether one is in use (C-135). */
  tempPassword: z.boolean(),
  sharedProjectsIds: z.array(z.string()).optional(),
  rolesAssigned: rightsWire,
})

const writeProfile = (profile: Profile): z.infer<typeof profileWire> => ({
  _id: profile.id,
  fullName: profile.fullName,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  imageUrl: profile.imageUrl ? { original: profile.imageUrl } : undefined,
  phoneNumber: profile.phone,
  dateOfBirth: profile.dateOfBirth,
  address: profile.address,
  city: profile.city,
  pinCode: profile.postalCode,
  cId: profile.company.id,
  CompanySettingDetails: {
    companyLogo: profile.company.logoUrl,
    companyName: profile.company.name,
    countryCode: profile.company.dialCode,
    country: profile.company.country,
    currencySymbol: profile.company.currencySymbol,
    timeZone: profile.company.timeZone,
    leadAssignment: writeAssignment(profile.company.autoAssign),
    isSetupByAdmins: profile.company.isSetupByAdmins,
    olderLeadPanel: profile.company.hasOlderPanel,
    officeHours: profile.company.officeHours,
  },
  otherCompanies: profile.otherCompanies?.map(({ id, name }) => ({ _id: id, companyName: name })),
  superAdmins: profile.superAdmins.map(writePerson),
  admins: profile.admins.map(writePerson),
  isSuperAdmin: profile.isSuperAdmin,
  isAdmin: profile.isAdmin,
  isClient: profile.isClient,
  isFirstTimeLogin: profile.isFirstLogin,
  isOnboardingDone: profile.isOnboardingDone,
  tempPassword: profile.hasTemporaryPassword,
  sharedProjectsIds: profile.projectIds ?? [],
  rolesAssigned: writeRights(profile.rights),
})

const readProfile = (wire: z.infer<typeof profileWire>): Profile => ({
  id: wire._id,
  fullName: wire.fullName,
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: wire.email,
  imageUrl: wire.imageUrl?.original,
  phone: wire.phoneNumber,
  dateOfBirth: wire.dateOfBirth,
  address: wire.address,
  city: wire.city,
  postalCode: wire.pinCode,
  company: {
    id: wire.cId,
    name: wire.CompanySettingDetails.companyName,
    logoUrl: wire.CompanySettingDetails.companyLogo,
    country: wire.CompanySettingDetails.country,
    dialCode: wire.CompanySettingDetails.countryCode,
    currencySymbol: wire.CompanySettingDetails.currencySymbol,
    timeZone: wire.CompanySettingDetails.timeZone,
    autoAssign: wire.CompanySettingDetails.leadAssignment.autoAssign,
    ...(wire.CompanySettingDetails.isSetupByAdmins && { isSetupByAdmins: true as const }),
    ...(wire.CompanySettingDetails.olderLeadPanel && { hasOlderPanel: true }),
    ...(wire.CompanySettingDetails.officeHours && {
      officeHours: wire.CompanySettingDetails.officeHours,
    }),
  },
  ...(wire.otherCompanies && {
    otherCompanies: wire.otherCompanies.map(({ _id, companyName }) => ({ id: _id, name: companyName })),
  }),
  superAdmins: wire.superAdmins.map(readPerson),
  admins: wire.admins.map(readPerson),
  isSuperAdmin: wire.isSuperAdmin,
  isAdmin: wire.isAdmin,
  isClient: wire.isClient,
  isFirstLogin: wire.isFirstTimeLogin,
  isOnboardingDone: wire.isOnboardingDone,
  hasTemporaryPassword: wire.tempPassword,
  projectIds: wire.sharedProjectsIds ?? [],
  rights: wire.rolesAssigned,
})

const userReply = reply(
  personWire.extend({ rolesAssigned: rightsWire }),
  (user: Person & { rights: Rights }) => ({ ...writePerson(user), rolesAssigned: writeRights(user.rights) }),
  (wire) => ({ ...readPerson(wire), rights: wire.rolesAssigned }),
)

const featuresReply = reply(
  z.array(z.string()),
  (list: Feature[]) => list,
  (wire) => features.filter((feature) => wire.includes(feature)),
)

export const accountEndpoints = {
  signIn: endpoint({
    action: 'accounts.signIn',
    method: 'POST',
    path: '/user/login',
    about: [],
    summary: 'Sign in with email and password',
    request: request({
      body: z.object({
        email: z.string().max(accountLimits.emailMax),
        password: z.string().max(accountLimits.passwordMax),
      }),
      read: ({ body }) => ({ email: body.email.trim().toLowerCase(), password: body.password }),
      write: (input) => ({ body: input }),
    }),
    reply: inDataData(signedInReply),
  }),
  signOut: endpoint({
    action: 'accounts.signOut',
    method: 'POST',
    path: '/user/logout',
    takesNoKey: true,
    about: [],
    summary: 'End the session of the bearer token',
    request: noInput,
    reply: plainReply(z.object({ message: z.string() })),
  }),
  profile: endpoint({
    action: 'accounts.readSelf',
    method: 'GET',
    path: '/user/profile',
    about: ['profile', 'company'],
    summary: 'The signed-in person, their company and rights',
    request: noInput,
    reply: inDataData(reply(profileWire, writeProfile, readProfile)),
  }),
  self: endpoint({
    action: 'accounts.readSelf',
    method: 'GET',
    path: '/user/getUserById',
    about: ['profile'],
    userId: 'query',
    summary: 'The rights of the signed-in person',
    request: noInput,
    reply: userReply,
  }),
  features: endpoint({
    action: 'accounts.readSelf',
    method: 'GET',
    path: '/user/get-features-list',
    about: ['profile'],
    userId: 'query',
    summary: 'The features the signed-in person may use',
    request: noInput,
    reply: inDataData(featuresReply),
  }),
  ...passwordEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
}
