/** The entry in the menu of a lead. */
export const personalDataMenuTexts = {
  action: 'Export personal data',
  failed: 'The personal data could not be exported. Please try again.',
} as const

export const personalDataFileName = 'personal_data.html'

/** The file: read by the person it is about. */
export const personalDataTexts = {
  title: (name: string) => `Personal data of ${name}`,
  kept: (company: string, at: string) =>
    `This is everything ${company} keeps about this person, as of ${at}.`,
  times: (zone: string) => `Times are those of ${zone}.`,
  files: 'Files that this person sent are named with the message they came with.',
  record: 'Details',
  merged: (name: string) => `Details of an earlier entry, now part of this one: ${name}`,
  sibling: (name: string) => `The same enquiry, handled by another colleague: ${name}`,
  beforeMerge: (at: string) => `Details before another entry became part of this one on ${at}`,
  history: 'History',
  tags: 'Tags',
  tasks: 'Tasks',
  mails: 'Emails',
  answers: 'Emails from this person',
  notifications: 'Notifications to colleagues',
  deliveries: 'What this person sent',
  clients: 'Client and projects',
  nothing: 'Nothing is kept.',
  alsoOthers: 'This message also names other people. Its text is left out.',
  kind: 'Kind',
  individual: 'Individual',
  corporate: 'Corporate',
  contact: 'Contact',
  typedEmail: 'Email as it was typed',
  addedBy: 'Added By',
  status: 'Status',
  followUpKind: 'Next contact by',
  reason: 'Reason for not being interested',
  stageSince: 'In this stage since',
  firstContact: 'First contact',
  project: 'Project',
  quotation: 'Quotation Sent',
  yes: 'Yes',
  archived: 'Archived',
  deleted: 'Deleted',
  deletedBy: 'Deleted by',
  extra: 'Also received',
  by: (name: string) => `by ${name}`,
  forPerson: (name: string) => `for ${name}`,
  to: (address: string) => `to ${address}`,
  from: (address: string) => `from ${address}`,
  due: (day: string) => `Due ${day}`,
  done: (at: string) => `Done ${at}`,
} as const
