import { refusal } from '../../kit/refusal'

/** Texts of the lead forms, spelt as each form has always spelt them. */
export const leadProblemTexts = {
  tooMuchExtra: 'This is too much to keep.',
  allDetails: 'Please enter all the details',
  allContactDetails: 'Please enter all the contact details',
  firstName: 'Please enter first name',
  lastName: 'Please enter last name',
  designation: 'Please enter designation name',
  contactType: 'Please enter Contact Type',
  companyName: 'Please enter company name',
  email: 'Invalid email address',
  emailMissing: 'Please input email',
  phone: 'Invalid phone number',
  phoneOver15: 'Number must be less than or equal to 15 digits.',
  phoneOfTemplate: 'Please enter valid number',
  phoneUnder5: 'Number must be greater than 5',
  phoneTooLong: 'Number must be less  than 15 Digits',
  postalCode: 'Invalid Pin Code',
  postalCodeMissing: 'Please enter city code',
  /** 'Limit of 24 characters is reached' */
  nameFull: (max: number) => `Limit of ${max} characters is reached`,
  nameMissing: 'Name is Required',
  name: 'Please enter a valid name',
  emailRequired: 'Email is Required',
  emailOfShort: 'Enter valid email address',
  phoneOfShort: 'Phone Number should be Valid',
  blankChoice: 'Not Allowed Empty String',
  lettersOnly: 'Only letters and spaces are possible.',
  nameSigns:
    'Only letters and spaces are possible, and after a letter an apostrophe, a hyphen or a full stop.',
  amount: 'Please enter an amount, such as 12,50,000 or 12.5 lakh.',
  area: 'Please enter an area, such as 1250 or 1250.5.',
  unreadable: 'This value cannot be read.',
  tooManyContacts: (max: number) => `A lead has at most ${max} contacts.`,
  tooManyPhones: (max: number) => `A contact has at most ${max} phone numbers.`,
} as const

export const leadSavedTexts = {
  added: 'Added Successfully',
  created: 'Lead Created Successfully',
  edited: 'Lead Edited Successfully',
  assigned: 'Assign Lead Successfully',
  deleted: 'Delete Lead Successfully',
  failed: 'Oops Something Went Wrong',
} as const

/** Lines that the server writes into the history. */
export const historyTexts = {
  added: (by: string) => `The Lead has been added by ${by}`,
  /** Of a lead that came by itself: through which door. */
  arrived: (door: string) => `The Lead came in through ${door}`,
  noRoomForNumbers: (numbers: readonly string[]) => `There was no room in the Lead for ${numbers.join(', ')}`,
  enquiredAgain: (door: string) => `A new enquiry of this Lead came in through ${door}`,
  likeArchived: (name: string) => `The archived Lead ${name} has the same contact`,
  archivedCameBack: (name: string, door: string) =>
    `A new enquiry of this archived Lead came in through ${door} as the Lead ${name}`,
  /** 'The Lead's {field} has been changed from A to B' */
  changed: (field: string, from: string, to: string) =>
    `The Lead's ${field} has been changed from ${from} to ${to}`,
  assigned: (to: string) => `The Lead has been assigned to ${to}`,
  /** 'The Lead has been reassigned from X to Y' */
  reassigned: (from: string, to: string) => `The Lead has been reassigned from ${from} to ${to}`,
  notAssigned: (why: string) => `The Lead has not been assigned automatically: ${why}`,
  nobodyLeft: 'Nobody is available.',
  nobodyOfTeam: (team: string) => `Nobody of the team ${team} is available.`,
  stage: (from: string, to: string) => `The Lead's stage has been changed from ${from} to ${to}`,
  deleted: (by: string) => `The Lead has been deleted by ${by}`,
  restored: (by: string) => `The Lead has been restored by ${by}`,
  tagAdded: (tag: string) => `The tag ${tag} has been added`,
  tagRemoved: (tag: string) => `The tag ${tag} has been removed`,
  note: 'A note has been added.',
  converted: 'The Lead has been converted to a project',
  /** 'project named X is created on a date' */
  projectCreated: (name: string, on: string) => `project named ${name} is created on ${on}`,
  merged: (name: string) => `The Lead ${name} has been merged into this one`,
  mergeUndone: (name: string) => `The merge with the Lead ${name} has been undone`,
  nobody: 'UnAssigned',
  blank: 'blank',
} as const

/** Lines about what was deleted while a lead was archived or deleted itself (C-172). */
export const returnTexts = {
  stage: (from: string, to: string) => `${historyTexts.stage(from, to)}, because ${from} no longer exists`,
  status: (to: string) => `The Lead's status is ${to} now, because the one it had no longer exists`,
  noStatus: 'The Lead has no status now, because the one it had no longer exists',
  assignee: (from: string) =>
    `${historyTexts.reassigned(from, historyTexts.nobody)}, because ${from} can no longer be given leads`,
  tag: (tag: string) => `The tag ${tag} of this Lead no longer exists`,
  team: (team: string) => `The team ${team} of this Lead no longer exists`,
} as const

/** What has no field of its own. */
export const changedTexts = { contacts: 'contacts' } as const

export const duplicateTexts = {
  title: 'This may be a lead you have already',
  visible: (name: string, owner: string | undefined, stage: string) =>
    `${name}, ${owner ? `with ${owner}` : 'without an assignee'}, in ${stage}`,
  archived: (name: string, owner: string | undefined) =>
    `${name}, ${owner ? `with ${owner}` : 'without an assignee'}, in the archive`,
  bringBack: 'Bring back',
  hidden: (owner: string) => `Already handled by ${owner}`,
  someone: 'a colleague',
  open: 'Open',
  createAnyway: 'Create anyway',
  notifyOwner: 'Notify owner',
  notified: 'The owner has been notified.',
  /** What the owner reads. */
  askedAgain: (contact: string) => `A new enquiry of <b>${contact}</b> came in, which you handle already`,
} as const

export const captureRefusals = {
  tooManyExports: refusal(
    429,
    'too-many-exports',
    'Two exports of your company are under way. Please wait until one of them is finished.',
  ),
  gone: refusal(404, 'unknown-lead', 'This lead does not exist any more.'),
  refused: (text: string) => refusal(400, 'lead-incomplete', text),
  conflict: refusal(
    409,
    'lead-conflict',
    'Somebody has changed this lead meanwhile. Please look at both versions.',
  ),
  cannotAssign: refusal(403, 'not-allowed', 'Access disabled by Admin'),
  unknownAssignee: refusal(400, 'unknown-assignee', 'This person cannot be given leads.'),
  unknownTeam: refusal(400, 'unknown-team', 'This team does not exist any more.'),
  unknownTag: refusal(404, 'unknown-tag', 'This tag does not exist any more.'),
  unknownTemplate: refusal(404, 'unknown-lead-form', 'This lead form does not exist.'),
  wonIsFixed: refusal(409, 'won-lead', 'A lead that is Won stays in its stage.'),
  needsAssignee: refusal(
    409,
    'needs-assignee',
    "Can't change the stage of unassigned lead without an assignee",
  ),
  unknownStage: refusal(409, 'unknown-stage', 'This stage does not exist any more.'),
  moveRefused: (from: string, to: string) =>
    refusal(409, 'move-refused', `A lead cannot move from ${from} to ${to}.`),
  moveNeeds: (fields: readonly string[]) =>
    refusal(409, 'move-needs-fields', `Please fill in first: ${fields.join(', ')}.`),
  notRestorable: refusal(404, 'unknown-lead', 'This lead cannot be restored any more.'),
  mergeWithItself: refusal(400, 'merge-same', 'A lead cannot be merged with itself.'),
  projectIsDraft: refusal(
    409,
    'project-is-draft',
    'The project of this lead is still a draft. Please finish it first.',
  ),
  bothHaveProjects: refusal(409, 'merge-projects', 'Both leads have a project, so they stay two leads.'),
  keepTheWonOne: refusal(409, 'merge-won', 'Please keep the lead that is Won or has a project.'),
  unknownMergeField: (name: string) =>
    refusal(400, 'unknown-merge-field', `There is nothing to choose for “${name}”.`),
  notUndoable: refusal(404, 'unknown-merge', 'This merge cannot be undone any more.'),
  noOwner: refusal(404, 'no-such-lead', 'There is no lead of a colleague with these details.'),
}
