/** The steps that make a project, of a lead or of nothing (W-001 to W-025). */
export const wizardTexts = {
  steps: 'Steps',
  create: 'Create Project',
  location: 'Set Location',
  team: 'Add Team',
  stepOf: (place: number, all: number) => `Step ${place} of ${all}`,
  cancel: 'Cancel',
  next: 'Next',
  previous: 'Previous',
  finish: 'Finish',
  ofLead: (name: string) => `From the lead ${name}`,
  ofNothing: 'A client and a project without a lead',
  loadFailed: 'The lead and the people of your firm could not be loaded.',
  kept: 'What you entered before is here again.',
  startAgain: 'Start again',
} as const

export const wizardFieldTexts = {
  type: 'Type of client',
  individual: 'Individual',
  corporate: 'Corporate',
  client: 'Client',
  project: 'Project',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  companyName: 'Company name',
  projectName: 'Project name',
  country: 'Country',
  city: 'City',
  address: 'Address',
  postalCode: 'Pin code',
  invite: 'Send email invite to client',
  inviteHint: 'They get a link by email, with which they choose a password and see this project.',
  more: 'Add Additional Details',
  fewer: 'Hide Additional Details',
  moreTitle: 'Additional details',
  budget: 'Expected budget',
  area: 'Area',
  areaUnit: 'Unit',
  workScope: 'Work scope',
  startOn: 'Expected start',
  endOn: 'Expected end',
  day: 'DD-MM-YYYY',
  billing: 'Billing',
  billTo: 'Bill to',
  billingAddress: 'Billing address',
  billingLandmark: 'Landmark',
  billingCity: 'Billing city',
  gst: 'GST registration number',
  note: 'Note',
} as const

export const wizardProblems = {
  incomplete: 'Fill all the details correctly',
  projectName: 'Project name should be alphanumeric',
  city: 'City name should only have alphabets',
  phone: 'Invalid phone number',
  email: 'Invalid email address',
  postalCode: 'Invalid Pin Code',
  companyName: 'The name of a company has at least one letter.',
  gst: 'A GST number has letters and digits only.',
  startPast: 'The start cannot be before today.',
  endEarly: 'The end cannot be before the start.',
  admin: 'Please select Project admin',
  members: 'Please select Team members',
} as const

export const wizardLocationTexts = {
  note: 'The selected location will be used to mark geo attendance',
  optional: 'It can be left out, and set later on the page of the project.',
  remove: 'Remove the location',
} as const

export const wizardTeamTexts = {
  admin: 'Project admin',
  selectAdmin: 'Select an Admin',
  selectMember: 'Select Team Member',
  searchMember: 'Search Team Member',
  add: 'Add',
  remove: 'Remove',
  total: 'Total added team members',
  nobodyElse: 'Nobody else works in your firm yet: the project begins with its admin.',
  nobodyFound: 'Nobody of this name',
} as const

export const discardTexts = {
  open: 'Discard',
  question: 'Do you want to discard the project?',
  typed: 'What you entered here is deleted.',
  location: 'What you entered here is deleted, and so is the location of the draft project.',
  confirm: 'Discard',
  failed: 'The location could not be removed. Please try again.',
} as const

/** What Finish says. */
export const finishTexts = {
  created: 'Project Created Successfully',
  failed: 'The project could not be created. What you entered is kept: press Finish again.',
  notInvited: 'The project is there, but the client could not be invited.',
  invited: (email: string) => `An invitation is on its way to ${email}`,
  running: {
    client: 'Creating the client',
    project: 'Creating the project',
    link: 'Linking it to the lead',
    won: 'Moving the lead to Won',
    invite: 'Inviting the client',
  },
} as const

/** A client of the same email: whether the project is for them. */
export const knownClientTexts = {
  text: (name: string, email: string) =>
    `${name} has the email ${email} and is a client of your firm. The project can be added to this client.`,
  confirm: 'Use this client',
} as const

/** What stands at the address of the wizard when there is nothing to convert. */
export const convertedTexts = {
  title: 'This lead is a project already',
  open: 'Open the project',
  toLead: 'Back to the lead',
  absent: 'This lead cannot be found',
} as const
