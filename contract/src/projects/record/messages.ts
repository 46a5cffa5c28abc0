import { refusal } from '../../kit/refusal'
import type { ProjectFilter, ProjectLogKind, ProjectStage } from './model'

export const projectStageTexts: Record<ProjectStage, string> = {
  planning: 'Planning',
  design: 'Design',
  execution: 'Execution',
  handover: 'Handover',
  done: 'Done',
  'on-hold': 'On Hold',
}

export const projectFilterTexts: Record<ProjectFilter, string> = { ...projectStageTexts, draft: 'Drafts' }

export const projectListTexts = {
  title: 'Projects',
  text: 'Every project with its client, its people and how far it is.',
  add: 'New project',
  search: 'Search by project, client or place',
  filter: 'Stage',
  all: 'All',
  name: 'Project',
  client: 'Client',
  stage: 'Stage',
  admin: 'Admin',
  team: 'Team',
  dates: 'Dates',
  value: 'Value',
  draft: 'Draft',
  draftHint: 'Made for a quotation. It becomes a project when the lead is converted.',
  own: 'Your firm',
  loadFailed: 'The projects could not be loaded.',
  more: 'Load more',
  moreFailed: 'More projects could not be loaded.',
  empty: 'There are no projects yet',
  emptyHint: 'A project begins with a won lead: open the lead and choose “Convert to project”.',
  noMatch: 'No project fits',
  noMatchHint: 'Try another word, or look at all stages.',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
} as const

export const projectPageTexts = {
  back: 'Projects',
  tabs: 'Parts of the project',
  summary: 'Summary',
  quotations: 'Quotations',
  files: 'Files',
  tasks: 'Tasks',
  minutes: 'Minutes',
  log: 'Log',
  loadFailed: 'The project could not be loaded.',
  gone: 'This project cannot be shown',
  goneHint: 'It does not exist, was deleted, or belongs to somebody else.',
  toProjects: 'Go to the projects',
  actions: 'Actions for this project',
  delete: 'Delete project',
  stageOf: 'Stage of the project',
  stageFailed: 'The stage could not be changed.',
  draft: 'This is a draft that was made for a quotation.',
  convert: 'Convert to project',
  noTab: 'You have no access to this part',
  noTabHint: 'An admin of your firm can open it to you in Team Management.',
} as const

export const projectFormTexts = {
  facts: 'Facts',
  edit: 'Edit',
  editTitle: 'Edit project',
  leaveText: 'What you have changed in this project is not saved yet.',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'The project could not be saved. What you typed is kept.',
  name: 'Project name',
  stage: 'Stage',
  startOn: 'Start',
  endOn: 'Planned end',
  value: 'Value',
  phone: 'Phone on site',
  location: 'Address',
  city: 'City',
  postalCode: 'Postal code',
  area: 'Area',
  areaUnit: 'Unit',
  workScope: 'Scope of work',
  note: 'Note',
  noteHint: 'The client does not see it.',
  created: 'Added',
  createdBy: (day: string, name: string) => `${day} by ${name}`,
  wrongDate: 'Please choose a date.',
  wrongValue: 'Please give the value as a number, such as 18,50,000 or 18.5 lakh.',
  endsBefore: 'The end is before the start.',
} as const

export const projectPeopleTexts = {
  client: 'Client',
  email: 'Email',
  phone: 'Phone',
  lead: 'Lead',
  account: 'Client area',
  invite: 'Send email invite',
  inviteAgain: 'Send a new link',
  inviteTitle: 'Invite to the client area?',
  inviteText: (name: string, email: string) =>
    `${name} gets a mail at ${email}, with a link that opens the project, its shared files and its quotations.`,
  inviteFailed: 'The invitation could not be sent.',
  edit: 'Edit',
  editTitle: 'Client of the project',
  billing: 'Billing',
  otherEmail: 'If a client of your firm has this email already, the project becomes theirs.',
  clientLoadFailed: 'The client could not be loaded.',
  clientFailed: 'The client could not be saved. What you typed is kept.',
  clientLeaveText: 'What you have changed about this client is not saved yet.',
  clientSaved: 'Client saved',
  hasAccount: 'Can sign in',
  noAccount: 'Not invited yet',
  team: 'Team',
  change: 'Change',
  changeTitle: 'People of the project',
  admin: 'Project admin',
  members: 'Team members',
  nobody: 'Nobody works on this project yet.',
  noAdmin: 'No admin yet',
  noPeople: 'Nobody of that name',
  leaveText: 'The people you have chosen are not saved yet.',
  failed: 'The people could not be saved. Your choice is kept.',
  saved: 'People saved',
} as const

export const projectPlaceTexts = {
  title: 'Location on the map',
  none: 'Not set yet',
  set: 'Set on the map',
  change: 'Change',
  remove: 'Remove the location',
  save: 'Save',
  saved: 'Location saved',
  leaveText: 'The place you have chosen is not saved yet.',
  failed: 'The location could not be saved.',
} as const

export const projectLogTexts = {
  title: 'Log',
  filter: 'What the log shows',
  all: 'Everything',
  kinds: {
    project: 'Project',
    file: 'Files',
    task: 'Tasks',
    minutes: 'Minutes',
    quotation: 'Quotations',
  } satisfies Record<ProjectLogKind, string>,
  client: 'The client',
  loadFailed: 'The log could not be loaded.',
  empty: 'Nothing has happened yet',
  emptyHint: 'What people do in this project stands here, the newest first.',
  more: 'Load older',
} as const

export const projectTaskTexts = {
  title: 'Tasks',
  add: 'Add Task',
  empty: 'Nothing to do in this project',
  emptyHint: 'Tasks for the people of the project stand here, and points of meetings that became tasks.',
} as const

export const projectRecordReplies = {
  saved: 'Project saved',
  removed: 'Project deleted',
  restored: 'Project is back',
} as const

export const projectRemovalTexts = {
  title: (name: string) => `Delete ${name}?`,
  text: 'Its quotations, files, tasks and minutes go with it, and its client does not see it any more. It can be brought back.',
  failed: 'The project could not be deleted.',
  restoreFailed: 'The project could not be brought back.',
} as const

/** Lines of the log. */
export const projectLines = {
  created: 'Project added',
  edited: (what: string) => `Changed: ${what}`,
  stage: (from: string, to: string) => `Stage changed from ${from} to ${to}`,
  team: 'People of the project changed',
  removed: 'Project deleted',
  restored: 'Project brought back',
  /** In the history of its lead. */
  removedOf: (name: string) => `Project deleted: ${name}`,
  restoredOf: (name: string) => `Project brought back: ${name}`,
} as const

export const projectRecordRefusals = {
  notYours: refusal(
    403,
    'not-your-project',
    'Only admins, who leads or made this project, and who may create projects can change it.',
  ),
  notYoursToRemove: refusal(
    403,
    'not-your-project-to-delete',
    'Only admins and who leads or made this project can delete it.',
  ),
  changed: refusal(
    409,
    'project-changed',
    'Somebody has changed this project meanwhile. Close this and look at it again.',
  ),
  own: refusal(409, 'own-project', 'The project of your own firm cannot be deleted.'),
  leadHasAnother: refusal(
    409,
    'lead-has-another-project',
    'Another project was made from the same lead meanwhile, so this one stays deleted.',
  ),
  badCursor: refusal(400, 'bad-project-cursor', 'This list has changed. Please load it again.'),
}
