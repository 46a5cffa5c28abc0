import { refusal } from '../../kit/refusal'

/** The server's answers; screens have their own texts. */
export const projectRefusals = {
  staffCannotBeClient: refusal(409, 'staff-cannot-be-client', "user can't be client.."),
  nameTaken: refusal(409, 'project-name-taken', 'project is already made'),
  unknownClient: refusal(404, 'unknown-client', 'This client is not in your company.'),
  unknownProject: refusal(404, 'unknown-project', 'This project is not in your company.'),
  unknownMembers: refusal(400, 'unknown-members', 'Only people who work in your company can be added.'),
  endBeforeStart: refusal(400, 'end-before-start', 'The end date cannot be before the start date.'),
  halfPlace: refusal(400, 'half-place', 'A place needs both its latitude and its longitude.'),
  leadHasProject: refusal(409, 'lead-has-project', 'This lead already has a project.'),
  projectHasLead: refusal(409, 'project-has-lead', 'This project was made from another lead.'),
  tooManyInvites: refusal(
    429,
    'too-many-invites',
    'Too many invitations were sent within an hour. Please wait, then try again.',
  ),
  ownProject: refusal(409, 'own-project', 'The firm’s own project has no client to invite.'),
  clientSwitchedOff: refusal(
    409,
    'client-switched-off',
    'The access of this client has been switched off, so they cannot be invited with this email.',
  ),
}

export const projectReplies = {
  membersAdded: 'Members added',
  saved: 'Project Created Successfully',
  linked: 'Project linked to the lead',
  placeRemoved: 'Location removed',
  placeKept: 'A confirmed project keeps its location',
  invited: 'Invitation sent',
} as const

/** Lines of the log of a project, and of the history of its lead. */
export const projectLines = {
  begun: (name: string) => `The draft project ${name} has been created`,
  created: (name: string) => `The project ${name} has been created`,
  confirmed: (name: string) => `The project ${name} has been confirmed`,
  changed: (what: string) => `The project has been changed: ${what}`,
  linked: (lead: string) => `The project has been linked to the lead ${lead}`,
  clientInvited: (name: string) => `${name} has been invited to the client area`,
} as const

/** How the log names what has changed. */
export const projectFactLabels = {
  name: 'name',
  clientId: 'client',
  location: 'location',
  latitude: 'place on the map',
  longitude: 'place on the map',
  country: 'country',
  city: 'city',
  postalCode: 'postal code',
  phone: 'phone',
  area: 'area',
  areaUnit: 'area',
  workScope: 'work scope',
  value: 'Expected Budget',
  startOn: 'Start Date',
  endOn: 'End Date',
  note: 'note',
  adminId: 'project admin',
} as const

/** What people read when a conversion is refused; the wizard has its own spelling (C-048). */
export const conversionFailures = {
  quotation: {
    clientExists: 'client already exist',
    projectExists: 'project already exists',
  },
  sideMenu: {
    clientExists: 'client already exists',
    projectExists: 'project already exists',
  },
  wizard: {
    clientExists: 'Client already exist',
    projectExists: 'Project Name already exists',
    userIsNoClient: "User can't be client",
  },
} as const

export const clientInviteTexts = {
  subject: (company: string) => `${company} has shared your project with you`,
  title: (name: string) => `Namaste ${name},`,
  invited: (by: string, company: string, project: string) =>
    `${by} of ${company} invites you to follow your project “${project}” online: its quotations, files and minutes of meetings.`,
  choosePassword: (days: number) =>
    `Please choose a password with the button below. It works once, within ${days} days.`,
  ownPassword: (email: string) => `Sign in with ${email} and the password that you have.`,
  actionChoose: 'Choose a password',
  actionSignIn: 'Sign in',
  footer: 'If you did not expect this mail, you can ignore it.',
} as const
