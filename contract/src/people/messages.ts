import { refusal } from '../kit/refusal'
import type { MemberState } from './model'
import type { Gift } from './rules'

export const inviteTexts = {
  title: 'Get your team on board',
  lead: 'Everybody gets a mail with a temporary password and chooses their own at the first sign-in.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  role: 'Role',
  designation: 'Designation',
  of: (field: string, row: number) => `${field}, person ${row}`,
  person: (row: number) => `Person ${row}`,
  people: 'People to invite',
  addRow: 'Add another person',
  removeRow: (row: number) => `Remove person ${row}`,
  goBack: 'Go back',
  invite: 'Invite',
  addLater: 'Add Later',
  rowAdded: 'A new field has been added',
  limitReached: 'Maximum limit has been reached',
  fillOne: 'Please fill at least one row',
  sameEmail: 'Team Members cannot have same Email Id',
  ownEmail: 'Team Members cannot have same Email Id as of Admin',
  completeRows: 'Please complete the rows that are marked.',
  invited: (people: number) =>
    people === 1 ? 'The invitation is on its way.' : `${people} invitations are on their way.`,
  failed: 'The invitations could not be sent. What you typed is kept.',
  choicesFailed: 'Roles and designations could not be loaded.',
  choicesKept: 'What you typed is kept.',
  dialogTitle: 'Invite team members',
  onlyAdmins: 'Only admins can invite people.',
} as const

export const designationTexts = {
  placeholder: 'Choose or create',
  create: (name: string) => `Create “${name}”`,
  none: 'Type to create the first one',
  created: (name: string) => `Designation “${name}” created`,
  failed: 'The designation could not be created.',
} as const

export const teamTexts = {
  title: 'Team Management',
  lead: 'Who works here, what they may do, and to whom they report.',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  table: 'Team members',
  search: 'Search by name, email, role or designation',
  noMatch: 'Nobody matches your search',
  clearSearch: 'Clear search',
  empty: 'Nobody here yet',
  emptyHint: 'Invite the people you work with.',
  loadFailed: 'The team could not be loaded.',
  invite: 'Invite',
  name: 'Name',
  role: 'Role',
  designation: 'Designation',
  reportsTo: 'Reports to',
  lastSignIn: 'Last sign-in',
  state: 'State',
  never: 'Never',
  you: 'You',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Role and rights',
  resetPassword: 'Reset password',
  resend: 'Send invitation again',
  correct: 'Correct the address',
  withdraw: 'Withdraw invitation',
  markAbsent: 'Mark absent',
  markPresent: 'Mark present',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  reassign: 'Reassign leads',
  locked: 'Access Disabled by the Admin',
  lockedSuperAdmin: 'Only a super admin can change a super admin',
  readOnly: 'You can look, but only admins can change something here.',
} as const

export const memberStateTexts: Record<MemberState, string> = {
  invited: 'Invited',
  active: 'Active',
  absent: 'Absent',
  deactivated: 'Deactivated',
}

export const memberTexts = {
  title: (name: string) => `Role and rights of ${name}`,
  role: 'Role',
  roleHint: 'Choosing a role sets the switches below to what the role brings.',
  differs: (role: string) => `These rights differ from the role ${role}.`,
  isRole: (role: string) => `As the role ${role} has it.`,
  reportsTo: 'Reports to',
  rights: 'Rights',
  areas: 'Areas',
  notYours: 'You cannot give what you do not have yourself',
  everything: 'A super admin may do everything.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. It applies at once.',
  failed: 'The change could not be saved.',
} as const

export const giftTexts: Record<Gift, string> = {
  superAdmin: 'Super Admin',
  admin: 'Admin',
  crmEdit: 'Edit leads',
  crmCanAssign: 'Assign leads',
  quotationEdit: 'Edit quotations',
  canCreateProject: 'Create projects',
  crm: 'Leads',
  accounts: 'Book Keeping',
  accessPanel: 'Team Management',
  companyDetails: 'Company Settings',
  quotation: 'Quotation',
  files: 'Files',
  tasks: 'Tasks',
  mom: 'MOM',
}

export const resetTexts = {
  title: (name: string) => `Reset the password of ${name}?`,
  lead: (email: string) =>
    `They are signed out at once, and a mail to ${email} tells them how to choose a new password.`,
  confirm: 'Reset password',
  done: (name: string) => `A mail to ${name} is on its way.`,
  failed: 'The password could not be reset.',
} as const

export const invitationTexts = {
  resent: (email: string) => `The invitation to ${email} is on its way again.`,
  resendFailed: 'The invitation could not be sent.',
  correctTitle: (name: string) => `Correct the address of ${name}`,
  correctLead: (email: string) =>
    `The invitation goes to the new address. What was mailed to ${email} no longer works.`,
  email: 'Email',
  correct: 'Correct and send',
  withdrawTitle: (name: string) => `Withdraw the invitation of ${name}?`,
  withdrawLead: (email: string) =>
    `What was mailed to ${email} no longer works, and they are taken off the team. You can invite them again at any time.`,
  withdraw: 'Withdraw invitation',
  withdrawn: (name: string) => `The invitation of ${name} is withdrawn.`,
  withdrawFailed: 'The invitation could not be withdrawn.',
} as const

export const deactivateTexts = {
  title: (name: string) => `Deactivate ${name}?`,
  lead: (name: string) =>
    `${name} is signed out at once and cannot sign in any more. Nothing they made is lost.`,
  noLeads: 'They have no open leads.',
  openLeads: (count: number) =>
    count === 1
      ? 'They have 1 open lead. It stays with them until somebody else takes it.'
      : `They have ${count} open leads. These stay with them until somebody else takes them.`,
  countFailed: 'How many leads they have could not be found out.',
  seeLeads: 'Open the lead list',
  confirm: 'Deactivate',
  done: (name: string) => `${name} is deactivated and signed out.`,
  doneWithLeads: (name: string, count: number) =>
    `${name} is deactivated and signed out. ${count === 1 ? '1 open lead waits' : `${count} open leads wait`} for somebody else.`,
  failed: 'They could not be deactivated.',
  reactivated: (name: string) => `${name} can sign in again.`,
  reactivateFailed: 'They could not be reactivated.',
} as const

export const absenceTexts = {
  label: 'Absent',
  hint: 'While you are absent, new leads are not assigned to you automatically.',
  absent: (name: string) => `${name} is marked absent.`,
  present: (name: string) => `${name} is marked present.`,
  youAbsent: 'You are marked absent.',
  youPresent: 'You are marked present.',
  failed: 'That could not be saved.',
} as const

export const myProfileTexts = {
  title: 'My Profile',
  personal: 'Personal details',
  photo: 'Photo',
  place: 'Your place in the firm',
  role: 'Role',
  designation: 'Designation',
  reportsTo: 'Reports to',
  placeFailed: 'Your place in the firm could not be loaded.',
  save: 'Save',
  saved: 'Your profile is saved.',
  photoSaved: 'Your photo is saved.',
  saveFailed: 'Your profile could not be saved. What you typed is kept.',
} as const

export const peopleTexts = {
  invited: 'Invitations sent',
  saved: 'Saved',
  passwordReset: 'Temporary password sent',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  invitedAgain: 'Invitation sent again',
  withdrawn: 'Invitation withdrawn',
} as const

const listed = (gifts: Gift[]) => gifts.map((gift) => giftTexts[gift]).join(', ')

export const peopleRefusals = {
  notAdmin: refusal(403, 'not-admin', inviteTexts.onlyAdmins),
  notYours: (gifts: Gift[]) =>
    refusal(403, 'not-yours-to-give', `You cannot give what you do not have yourself: ${listed(gifts)}.`),
  superAdminOnly: refusal(403, 'super-admin-only', `${teamTexts.lockedSuperAdmin}.`),
  inviteSuperAdmin: refusal(
    403,
    'no-super-admin-by-invitation',
    'Nobody is invited as super admin. Invite them as admin; a super admin can raise them in Team Management.',
  ),
  ownEmail: refusal(400, 'own-email', inviteTexts.ownEmail),
  alreadyHere: (email: string) => refusal(409, 'already-here', `${email} is in your company already.`),
  deactivatedHere: (email: string) =>
    refusal(
      409,
      'deactivated-here',
      `${email} is deactivated in your company. Reactivate them in Team Management.`,
    ),
  unknownMember: refusal(404, 'unknown-member', 'This person is not in your company.'),
  unknownRole: (role: string) => refusal(400, 'unknown-role', `There is no role “${role}” in your company.`),
  unknownDesignation: refusal(400, 'unknown-designation', 'This designation does not exist in your company.'),
  unknownManager: refusal(400, 'unknown-manager', 'People report to somebody who works in your company.'),
  circle: refusal(409, 'circle', 'This would go in a circle: they would report to themselves.'),
  lastSuperAdmin: refusal(
    409,
    'last-super-admin',
    'A firm needs at least one super admin. Make somebody else super admin first.',
  ),
  changed: refusal(
    409,
    'member-changed',
    'Somebody has changed this person meanwhile. Close this and look at them again.',
  ),
  notYourself: refusal(409, 'not-yourself', 'You cannot do this to yourself.'),
  isDeactivated: refusal(409, 'deactivated', 'This person is deactivated. Reactivate them first.'),
  hasSignedIn: refusal(
    409,
    'has-signed-in',
    'This person has accepted the invitation already. Reset their password, or deactivate them.',
  ),
  /** Says nothing of accounts or of other firms. */
  cannotReaddress: (email: string) =>
    refusal(
      409,
      'cannot-readdress',
      `This invitation cannot be sent to ${email}. Withdraw it, and invite ${email} instead.`,
    ),
  hasWork: refusal(
    409,
    'has-work',
    'Leads, tasks, a team or a project are with this person already. Give these to somebody else first, or deactivate them.',
  ),
  designationTaken: (name: string) =>
    refusal(409, 'designation-taken', `There is a designation “${name}” already.`),
}

const inviteFooter = 'You did not expect this? Then do nothing: without signing in nothing happens.'

export const inviteMailTexts = {
  subject: (company: string) => `You are invited to ${company} on Foyer`,
  title: (firstName: string) => `Welcome, ${firstName}`,
  invited: (by: string, company: string, role: string) =>
    `${by} invited you to ${company} on Foyer as ${role}.`,
  signInWith: (email: string) =>
    `Sign in with ${email} and this temporary password. You choose your own right after that:`,
  ownPassword: (email: string, company: string) =>
    `Sign in with ${email} and the password you have already. ${company} is in the menu behind your name.`,
  action: 'Sign in',
  footer: inviteFooter,
} as const

export const resetMailTexts = {
  subject: 'Your password has been reset',
  title: 'Your password has been reset',
  temporary: (by: string) =>
    `${by} reset your password and signed you out everywhere. This is your temporary password; you choose your own right after signing in:`,
  ask: (by: string, company: string) =>
    `${by} signed you out of ${company} and asks you to choose a new password: use “Forgot Password?” on the sign-in page.`,
  action: 'Sign in',
  footer: 'You did not expect this? Then ask your admin.',
} as const
