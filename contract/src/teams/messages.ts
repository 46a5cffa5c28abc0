import { refusal } from '../kit/refusal'
import { teamLimits } from './limits'
import type { TurnGap } from './model'
import type { LimitKind } from './turn'

export const teamsTexts = {
  title: 'Manage your Team(s)',
  number: 'S no.',
  name: 'Team Name',
  members: 'Members',
  createdBy: 'Created By',
  createdOn: 'Created On',
  noDate: '-',
  create: 'Create New Team',
  view: (name: string) => `View Team ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  empty: 'No Team(s) Created',
  emptyHint: 'Click Create New Team to put the first one together.',
  noMatch: 'No results found',
  loadFailed: 'The teams could not be loaded.',
} as const

/** In lists of people. */
export const meTexts = { me: (name: string) => `${name} (me)` } as const

/** On the page Lead Assignment. */
export const turnTexts = {
  turn: 'Who gets new leads, in this order',
  next: 'Next',
  passedOver: 'Passed over',
  reasons: {
    absent: 'Marked absent',
    'never-signed-in': 'Has never signed in',
    'reads-only': 'May only look at leads',
    'left-out': 'Left out of the turn',
  } satisfies Record<TurnGap, string>,
  nobody: 'Nobody can be given new leads. They stay Unassigned, and the admins are told.',
  loadFailed: 'Who gets new leads could not be loaded.',
} as const

/** How many leads in a row somebody gets. */
export const weightTexts = {
  hint: 'How many new leads in a row each person gets, round after round. 0 leaves a person out.',
  of: (name: string) => `Leads in a row for ${name}`,
  wrong: `Please give a whole number from 0 to ${teamLimits.turn.weight.max}.`,
  twice: 'Please name each person once.',
  save: 'Save shares',
  saved: 'The shares are saved.',
  failed: 'The shares could not be saved.',
} as const

/** Which leads only a team gets. */
export const limitTexts = {
  title: 'Leads for one team only',
  hint: 'The first line that fits a new lead counts: its team takes turns among itself. All other leads go to everybody in the turn.',
  none: 'None: every new lead goes to everybody in the turn.',
  add: 'Add a line',
  by: 'Leads',
  kinds: { all: 'All leads', source: 'Of the source', city: 'Of the city' } satisfies Record<
    LimitKind,
    string
  >,
  value: { source: 'Source', city: 'City' },
  team: 'Go only to',
  row: (number: number) => `Line ${number}`,
  remove: (number: number) => `Remove line ${number}`,
  up: (number: number) => `Move line ${number} up`,
  next: (name: string) => `Next: ${name}`,
  nobody: 'Nobody of this team is available: such leads stay Unassigned, and the admins are told.',
  noTeams: 'There is no team yet. Put one together in Team Management first.',
  valueMissing: { source: 'Please choose a source', city: 'Please enter a city' },
  valueTooLong: `Please use at most ${teamLimits.turn.value.max} characters.`,
  teamMissing: 'Please choose a team',
  tooMany: `There can be at most ${teamLimits.turn.limits.max} lines.`,
  twice: 'Two lines are about the same leads. Only the first would ever count.',
  save: 'Save lines',
  saved: 'The lines are saved.',
  failed: 'The lines could not be saved.',
  loadFailed: 'Which leads go to which team could not be loaded.',
} as const

export const viewTeamTexts = {
  title: 'View Team',
  search: 'Search members',
  deactivated: 'Deactivated',
  empty: 'No member is available is to be shown',
  noMatch: 'No members found',
  close: 'Close',
  edit: 'Edit',
} as const

export const editTeamTexts = {
  createTitle: 'Create New Team',
  editTitle: 'Edit Team',
  name: 'Team Name',
  available: 'Available Team Member',
  assigned: 'Assigned Team Member',
  selectAll: 'Select All',
  searchAvailable: 'Search available members',
  searchAssigned: 'Search assigned members',
  chosen: (chosen: number, of: number) => `${chosen} of ${of} selected`,
  remove: (name: string) => `Remove ${name}`,
  noMatch: 'No matching members found',
  noneAssigned: 'No Member has been added Yet',
  loadFailed: 'The members could not be loaded.',
  nameMissing: 'Please fill the Team Name',
  membersMissing: 'Please select the Team Members.',
  save: 'Save',
  cancel: 'Cancel',
  createFailed: 'Error creating team',
  updateFailed: 'Error updating team',
} as const

export const deleteTeamTexts = {
  title: 'Delete Team',
  text: 'This Team will be permanently deleted from the system. Are you sure you want to proceed?',
  confirm: 'Delete',
  failed: 'The team could not be deleted.',
  restored: (name: string) => `The team “${name}” is back.`,
  restoreFailed: 'The team could not be brought back.',
} as const

export const teamReplies = {
  created: 'Team created successfully',
  updated: 'Team updated successfully',
  deleted: 'Team deleted successfully',
  restored: 'Team restored',
} as const

export const teamRefusals = {
  unknown: refusal(404, 'unknown-team', 'This team does not exist any more.'),
  changed: refusal(
    409,
    'team-changed',
    'Somebody has changed this team meanwhile. Close this and look at it again.',
  ),
  taken: (name: string) => refusal(409, 'team-taken', `There is a team “${name}” already.`),
  notHere: refusal(
    400,
    'member-not-here',
    'Somebody of this selection does not work in your company any more. Please choose again.',
  ),
  tooMany: `A team has at most ${teamLimits.membersAtMost} members.`,
}
