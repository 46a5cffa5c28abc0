import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import { captureRefusals } from './capture'

export const archiveTexts = {
  title: 'Archived Leads',
  unarchived: (count: number) =>
    count === 1 ? 'Lead Unarchive Successfully' : 'Leads Unarchive Successfully',
  deleted: 'Archive lead(s) deleted successfully',
  deleteFailed: 'Failed to delete Lead',
} as const

/** Why one lead of many was left unchanged. */
export const bulkReasons = {
  gone: 'This lead is no longer there.',
  alreadyTheirs: 'Already assigned so.',
  alreadyArchived: 'Already archived.',
  notArchived: 'Not archived.',
  notDeleted: 'Not deleted, or deleted more than 30 days ago.',
  merged: 'Has become part of another lead.',
  changedSince: 'Changed by somebody since.',
  assigneeGone: 'The person it had can no longer be given leads.',
  alreadyInStage: 'Already in this stage.',
  notOverdue: 'No longer overdue.',
  changedHands: 'Somebody else has it now.',
  alreadyTagged: 'Its tags are so already.',
  alreadySet: 'This follow-up is set already.',
  /** In the words for one lead. */
  moveNeeds: (fields: readonly string[]) => captureRefusals.moveNeeds(fields).text,
} as const

export const bulkProblems = {
  stage: 'Please choose a stage.',
  receivers: 'Please choose one to twenty people.',
  notTheSame: 'Please choose other people than the one who has them.',
  tags: 'Please choose at least one tag.',
  tagsTwice: 'A tag cannot be added and removed at once.',
  perHour: 'Please choose a number from 1 to 60.',
} as const

export const bulkRefusals = {
  nothingChosen: refusal(400, 'nothing-chosen', 'Please choose at least one lead.'),
  listChanged: (count: number) =>
    refusal(409, 'list-changed', `The list has changed: ${count} leads match now. Please look at it again.`),
  numberNeeded: (count: number) =>
    refusal(400, 'number-needed', `To delete ${count} leads, please type that number.`),
  tooMany: (most: number) =>
    refusal(
      400,
      'too-many-leads',
      `At most ${grouped(most)} leads can be changed at once. Please narrow the list.`,
    ),
  tooManyChats: (most: number) =>
    refusal(
      400,
      'too-many-chats',
      `At most ${grouped(most)} leads can be written to one after another. Please choose fewer.`,
    ),
  dayTooShort: (fit: number) =>
    refusal(
      400,
      'day-too-short',
      `Only ${grouped(fit)} ${fit === 1 ? 'lead fits' : 'leads fit'} into that day so. Please choose more per hour, or an earlier time.`,
    ),
  cannotUndo: refusal(409, 'cannot-undo', 'This can no longer be undone.'),
}

/** Lines of a lead's history. */
export const bulkHistoryTexts = {
  archived: (by: string) => `The Lead has been archived by ${by}`,
  unarchived: (by: string) => `The Lead has been brought back from the archive by ${by}`,
  followUpBack: (when: string) => `The follow-up is as before: ${when}`,
  followUpGone: 'The follow-up that was set has been taken back',
} as const

/** One notification about many leads. */
export const summaryTexts = {
  andMore: (name: string, others: number) => (others === 0 ? name : `${name} and ${grouped(others)} more`),
} as const

export const viewRefusals = {
  gone: refusal(404, 'no-view', 'This view is no longer there.'),
  notYours: refusal(403, 'not-your-view', 'Only its owner or an admin can change this view.'),
  nameTaken: refusal(409, 'view-name-taken', 'You already have a view with this name.'),
  tooMany: refusal(409, 'too-many-views', 'You have 50 views, which is as many as there can be.'),
}

export const viewProblems = {
  name: 'Please enter a name of at most 40 characters.',
} as const
