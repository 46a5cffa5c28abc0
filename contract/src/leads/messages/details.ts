/** Texts of the two details pages that the specification leaves open. */
export const detailsPageTexts = {
  back: 'Back',
  assign: 'Assign Lead to',
  assignFirst: 'Give the lead to somebody first, then its stage and status can be changed.',
  wonIsFixed: 'A lead that is Won stays as it is.',
  wonIsFixedForAdmins: 'A lead that is Won stays as it is. Reopen it from the menu if it was a mistake.',
  noStatus: 'No status',
  noTags: 'No more tags to add',
  removeTag: (name: string) => `Remove the tag ${name}`,
  followUp: 'Follow up on',
  noFollowUp: 'No follow-up planned',
  toCalendar: 'Add to calendar',
  calendarFile: (name: string) => `Follow-up ${name}.ics`,
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  noContact: 'No phone number, email or address yet',
  noOtherContacts: 'No other contacts',
  blank: '–',
  remarkBox: 'Add a remark',
  remarkHint: 'What was said, what was agreed',
  remarkType: 'Kind of remark',
  save: 'Save',
  remarkSaved: 'Remark added',
  countOf: (count: number, most: number) => `${count} of ${most}`,
  related: 'Related leads',
  sibling: (assignee: string | undefined) =>
    assignee ? `The same enquiry, with ${assignee}` : 'The same enquiry, without an assignee',
  merged: (day: string) => `Merged into this lead on ${day}`,
  undoMerge: 'Undo',
  undoMergeOf: (name: string) => `Undo the merge with ${name}`,
  archived: (day: string) => `Archived on ${day}`,
  archive: 'Open the archive',
  corporate: 'Corporate',
  detailsFailed: 'These details could not be loaded.',
} as const

/** Shown instead of a lead that cannot be shown (D-023). */
export const absentLeadTexts = {
  unknown: 'This lead cannot be shown',
  unknownHint: 'It does not exist, was deleted, or belongs to somebody else.',
  deleted: 'This lead was deleted',
  deletedHint: 'It can be brought back for 30 days after it was deleted.',
  restore: 'Restore',
  restored: 'The lead is back.',
  restoreFailed: 'The lead could not be brought back.',
  merged: 'This lead has become part of another',
  mergedHint: 'Its history, contacts and tags are kept there.',
  openKept: 'Open the lead that stayed',
  allLeads: 'All leads',
} as const

/** What somebody typed about a lead that is now gone. */
export const unsentTexts = {
  title: 'What you had written',
  hint: 'It is not saved with the lead. Copy it if you still need it.',
  copy: 'Copy text',
} as const
