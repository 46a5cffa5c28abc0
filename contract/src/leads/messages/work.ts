import { refusal } from '../../kit/refusal'
import type { ChoiceKind, LeadChoice } from '../choices/model'
import type { RemarkType } from '../model'
import type { ContactChannel, HistoryGroup } from '../work/history'

export const previewTexts = {
  updateStatus: 'Update Status',
  logHistory: 'Log History',
  close: 'Close Preview',
  viewDetails: 'View full details',
  editLead: 'Edit Lead',
  assign: 'Assign Lead to',
  deleteLead: 'Delete Lead',
  stage: 'Stage',
  status: 'Status',
  remarkType: "Today's remark",
  followUpOn: 'Follow-up date',
  followUpTime: 'Follow-up time',
  comment: 'Comment',
  meetingMode: 'Meeting mode',
  meetingOutcome: 'Outcome of the meeting',
  outcome: 'Outcome',
  update: 'Update',
  updated: 'Lead updated successfully',
  allSet: "Lead's all set! Want to add a follow-up task?",
  dismiss: 'Dismiss',
  createTask: 'Create Task',
  noAccess: 'Access is disabled by Admin',
} as const

export const remarkTypeTexts: Record<RemarkType, string> = {
  call: 'Call',
  'virtual-meeting': 'Virtual Meeting',
  'client-visit': 'Client Visit',
}

/** Short forms for where there is little room. */
export const contactTypeTexts: Record<RemarkType, string> = {
  call: 'Call',
  'virtual-meeting': 'Vr. Meeting',
  'client-visit': 'Visit',
}

/** Names of call statuses where they differ from the badge. */
export const statusTexts = {
  onHold: 'On Hold',
  /** In the list of the older details page. */
  inactive: 'Inactive/Follow Up',
} as const

export const olderPanelTexts = {
  submit: 'Submit',
  update: 'Update',
  status: 'Lead Status',
  reason: 'Reason',
  ownReason: 'Create your Own',
  remark: 'Remark',
  updated: 'You have successfully updated your lead status',
  okay: 'Okay',
} as const

export const detailsTexts = {
  editLead: 'Edit Lead',
  deleteLead: 'Delete Lead',
  stage: 'Stage',
  status: 'Status',
  expectedClosure: 'Expected Closure',
  addTag: 'Add Tag',
  additional: 'Additional Details',
  budget: 'Budget',
  area: 'Area',
  workScope: 'Work Scope',
  sourceName: 'Source Name',
  source: 'Lead Source',
  assignee: 'Assigned To',
  lastCall: 'Last Call',
  callOutcome: 'Call Outcome',
  otherContacts: 'Other Contact details',
  contactType: 'Contact Type',
  name: 'Name',
  designation: 'Designation',
  phone: 'Phone number',
  email: 'Email address',
  remarks: 'Remarks',
  noRemarks: 'No remarks available',
  pipelineName: 'Pipeline Name',
  logHistory: 'Log History',
  noLogs: 'No logs to show',
} as const

export const olderDetailsTexts = {
  addedBy: 'Added By',
  logs: 'Logs',
  askDelete: 'Do you want to delete the lead ?',
  yes: 'Yes',
  no: 'No',
  summary: 'Summary',
  won: 'Won',
  /** The specification ends it with a space. */
  updated: 'You have successfully updated your lead status ',
  noLogs: 'There is no logs',
} as const

export const historyListTexts = {
  noLogs: 'There is no logs',
  /** Under one of the kinds. */
  noneOfKind: (kind: string) => `No ${kind.toLowerCase()} yet`,
  show: 'Show',
  all: 'All',
  earlier: 'Show earlier',
  loadFailed: 'The history could not be loaded.',
  system: 'Foyer',
  times: (count: number) => `${count} times`,
} as const

export const historyGroupTexts: Record<HistoryGroup, string> = {
  remarks: 'Comments',
  calls: 'Calls',
  stages: 'Stages',
  followUps: 'Follow-ups',
  mails: 'Emails',
  quotations: 'Quotations',
  changes: 'Changes',
}

/** The dialog that asks for fields a rule requires, and texts about a move (C-081). */
export const stageMoveTexts = {
  title: 'Stage Transition Error',
  text: 'Following parameters to be updated for stage transition :',
  cancel: 'Cancel',
  add: 'Add',
  dateHint: 'DD/MM/YYYY',
  fillOne: 'Please fill at least one field to continue.',
  filled: 'Fields updated successfully',
  stillMissing: 'Some fields may still be missing.',
  fillFailed: 'Failed to update fields.',
  needsAssignee: "Can't change the stage of unassigned lead without an assignee",
  invalid: 'Invalid lead or stage',
  needsFields: 'Failed to updated lead stage, fill in mandatory fields',
  failed: 'Failed to update lead stage',
  moved: 'Lead stage updated successfully',
  askReason: (name: string) => `Why is ${name} not interested?`,
  saveReason: 'Save',
  askWon: (name: string) => `Mark ${name} as Won?`,
  askWonText: 'Its stage and status are fixed from then on.',
  askWonTextOfMany: 'Their stage and status are fixed from then on.',
  markWon: 'Mark as Won',
  won: (name: string) => `${name} is Won`,
  undone: 'The move has been taken back.',
  reopen: 'Reopen',
  askReopen: (name: string) => `Reopen ${name}?`,
  reopenReason: 'Reason',
  reopened: 'The lead is open again.',
} as const

/**
 * Lines that the server writes into the history while a lead is worked on. The specification has the first two as
 * 'The Lead status has been updated to ...' and 'The Lead call status has been updated to ...'.
 */
export const workHistoryTexts = {
  status: (status: string) => `The Lead status has been updated to ${status}`,
  callStatus: (status: string) => `The Lead call status has been updated to ${status}`,
  comment: 'A new comment has been added.',
  interaction: 'An interaction has been recorded.',
  remarkType: (type: string) => `Today's remark: ${type}`,
  reason: (reason: string) => `Not interested because: ${reason}`,
  /** C-165: of a call that does not give one. */
  reasonNotGiven: 'Not given',
  followUpSet: (when: string) => `Follow-up set for ${when}`,
  followUpDone: 'Follow-up done',
  followUpDoneNext: (when: string) => `Follow-up done, the next one set for ${when}`,
  contacted: { call: 'Called', whatsapp: 'Written to on WhatsApp' } satisfies Record<ContactChannel, string>,
  emailSent: 'An email has been sent',
  callUndone: 'The call has been taken back',
  stageUndone: (from: string, to: string) => `The Lead's stage has been taken back from ${from} to ${to}`,
  reopened: (from: string, to: string) => `The Lead has been reopened from ${from} to ${to}`,
} as const

/** The names of the parts of an update in a conflict (C-150). */
export const workFieldTexts = {
  stage: 'Stage',
  status: 'Status',
  callStatus: 'Call status',
  followUp: 'Follow-up',
  assignee: 'Assigned To',
  none: 'none',
} as const

export const workProblems = {
  comment: "Comment can't be greater than 1024.",
  reason: "Reason can't be greater than 1025.",
  reasonMissing: 'Please choose or write a reason.',
  followUpPast: 'The follow-up cannot be before today.',
  followUpLost: 'A lead that is Lost has no follow-up.',
  followUpUnassigned: 'A lead needs an assignee before a follow-up.',
  lastCallFuture: 'The last call cannot be after today.',
  followUpTime: 'Please give the time as h:mm AM or PM.',
  label: 'Please use at most 60 characters.',
  interaction: 'Please choose a meeting mode or an outcome, or write a remark.',
  reopenReason: 'Please write why, in at most 1024 characters.',
} as const

export const workRefusals = {
  wrong: (text: string) => refusal(400, 'bad-update', text),
  unknownStatus: refusal(409, 'unknown-status', 'This status does not exist in this stage any more.'),
  cannotUndo: refusal(409, 'cannot-undo', 'This can no longer be undone.'),
  notWon: refusal(409, 'not-won', 'Only a lead that is Won can be reopened.'),
  choicesChanged: refusal(
    409,
    'choices-changed',
    'Somebody has changed this list meanwhile. Look at the new list, then change it again.',
  ),
  badCursor: refusal(400, 'bad-cursor', 'This history has changed. Please load it again.'),
}

export const choiceProblems = {
  label: 'Please enter a name of at most 60 characters.',
  text: 'Please enter a message of at most 1024 characters.',
  taken: 'This name is there already.',
  tooMany: 'There can be at most 20.',
} as const

export const choiceKindTexts: Record<ChoiceKind, string> = {
  reason: 'Reasons for Not Interested',
  'meeting-mode': 'Meeting modes',
  outcome: 'Outcomes',
  message: 'WhatsApp messages',
}

const named = (kind: ChoiceKind, labels: readonly string[]): LeadChoice[] =>
  labels.map((label, place) => ({ id: `${kind}-${place + 1}`, kind, label, text: undefined }))

/** What a company has until it changes the lists (C-069). */
export const defaultChoices: Record<ChoiceKind, readonly LeadChoice[]> = {
  reason: named('reason', [
    'Budget does not fit',
    'Chose another firm',
    'Project postponed',
    'Outside our area',
    'Only asked for a price',
    'Wrong number',
  ]),
  'meeting-mode': named('meeting-mode', ['Phone call', 'Video call', 'At our studio', 'At the site']),
  outcome: named('outcome', [
    'Asked to call back',
    'Wants a quotation',
    'Site visit agreed',
    'Sent references',
    'Did not answer',
    'Not Interested',
  ]),
  message: [
    {
      id: 'message-1',
      kind: 'message',
      label: 'Introduction',
      text: 'Hello {{firstName}}, this is {{sender}} from {{company}}. Thank you for your enquiry. When may I call you?',
    },
    {
      id: 'message-2',
      kind: 'message',
      label: 'Follow-up',
      text: 'Hello {{firstName}}, this is {{sender}} from {{company}}. As agreed I will call you on {{followUp}}.',
    },
    {
      id: 'message-3',
      kind: 'message',
      label: 'Missed call',
      text: 'Hello {{firstName}}, I tried to reach you just now. Please tell me when it suits you. {{sender}}, {{company}}',
    },
  ],
}
