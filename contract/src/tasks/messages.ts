import { type CalendarDate, formatDay, formatTime12 } from '../kit/dates'
import { refusal } from '../kit/refusal'
import type { TaskPriority } from './model'

export const taskTexts = {
  title: 'My Tasks',
  about: 'What there is to do, the earliest first.',
  add: 'Add Task',
  tabs: 'Lists of tasks',
  open: 'To do',
  given: 'Given to others',
  done: 'Done',
  overdue: 'Overdue',
  today: 'Today',
  later: 'Later',
  loadFailed: 'The tasks could not be loaded.',
  more: 'Load more',
  moreFailed: 'More tasks could not be loaded.',
  empty: 'Nothing to do',
  emptyHint: 'Tasks that you or your colleagues give to you stand here.',
  emptyGiven: 'Nobody has a task from you',
  emptyGivenHint: 'Tasks that you give to colleagues stand here until they are done.',
  emptyGivenDone: 'Nothing that you gave to others is done yet',
  emptyGivenDoneHint: 'Tasks that colleagues did for you stand here.',
  emptyDone: 'Nothing is done yet',
  emptyDoneHint: 'Tasks that you tick off stand here.',
  markDone: (title: string) => `Mark “${title}” as done`,
  markOpen: (title: string) => `Mark “${title}” as not done`,
  edit: 'Edit',
  delete: 'Delete',
  actionsOf: (title: string) => `Actions for ${title}`,
  givenBy: (name: string) => `From ${name}`,
  givenTo: (name: string) => `For ${name}`,
  doneOn: (day: string) => `Done ${day}`,
} as const

/** A task of normal priority says nothing about it. */
export const taskPriorityTexts: Record<Exclude<TaskPriority, 'normal'>, string> = {
  low: 'Low priority',
  high: 'High priority',
}

export const taskFormTexts = {
  addTitle: 'Add Task',
  editTitle: 'Edit Task',
  leaveText: 'What you have entered for this task is not saved yet.',
  title: 'Title',
  note: 'Note',
  dueOn: 'Due date',
  dueTime: 'Time',
  assignee: 'Assign To',
  priority: 'Priority',
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  save: 'Save',
  create: 'Create Task',
  cancel: 'Cancel',
  failed: 'The task could not be saved. What you typed is kept.',
  noPeople: 'Nobody of that name',
  nobody: 'Please choose who does it.',
  wrongDate: 'Please choose a date.',
  wrongTime: 'Please give the time as HH:mm.',
} as const

/** About a list that cannot be asked for. */
export const taskProblems = {
  given: 'Tasks given to others are listed of all leads and projects together.',
  both: 'Tasks are listed of a lead or of a project.',
} as const

export const leadTaskTexts = {
  title: 'Tasks',
  pageTitle: 'Create Task',
  about: (name: string) => `A follow-up task for ${name}.`,
  suggestedTitle: (name: string) => `Follow up with ${name}`,
  listTitle: (name: string) => `Tasks of ${name}`,
  back: 'Open the lead',
  add: 'Add Task',
  empty: 'There are no tasks for this lead yet.',
  gone: 'This lead cannot be shown',
  leadFailed: 'The lead could not be loaded.',
  goneHint: 'It does not exist, was deleted, or belongs to somebody else.',
  toLeads: 'Go to the leads',
  toMine: 'My Tasks',
} as const

export const taskReplies = {
  added: 'Task created',
  edited: 'Task saved',
  done: 'Task done',
  undone: 'Task is open again',
  removed: 'Task deleted',
  restored: 'Task is back',
} as const

export const taskFailures = {
  done: 'The task could not be changed.',
  remove: 'The task could not be deleted.',
  restore: 'The task could not be brought back.',
} as const

interface Given {
  dueOn: CalendarDate
  dueTime: string | undefined
  /** The lead or the project of the task, if the recipient may see it. */
  of: string | undefined
}

/** '(Meera Shah, due 20 Nov 2026, 10:00 AM)', after the title of the task in a notification. */
export const taskDetails = ({ dueOn, dueTime, of }: Given): string => {
  const due = `due ${formatDay(dueOn)}${dueTime ? `, ${formatTime12(dueTime)}` : ''}`
  return of ? `(${of}, ${due})` : `(${due})`
}

/** Lines of the history of a lead and of the log of a project. */
export const taskLines = {
  created: (title: string) => `Task created: ${title}`,
  done: (title: string) => `Task done: ${title}`,
  reopened: (title: string) => `Task opened again: ${title}`,
  removed: (title: string) => `Task deleted: ${title}`,
  restored: (title: string) => `Task brought back: ${title}`,
} as const

export const taskRefusals = {
  gone: refusal(404, 'unknown-task', 'This task does not exist any more.'),
  notYours: refusal(
    403,
    'not-your-task',
    'Only who gave this task, who has it, and who works on its lead can change it.',
  ),
  unknownProject: refusal(
    404,
    'task-of-unknown-project',
    'This project does not exist any more, or you may not see it.',
  ),
  changed: refusal(
    409,
    'task-changed',
    'Somebody has changed this task meanwhile. Close this and look at it again.',
  ),
  unknownAssignee: refusal(404, 'unknown-assignee', 'This person does not work in your company any more.'),
  notToOthers: refusal(
    403,
    'not-to-others',
    'You can only read leads here, so tasks can only be for yourself.',
  ),
  tooMany: refusal(409, 'too-many-tasks', 'This person has too many open tasks. Please finish some first.'),
  badCursor: refusal(400, 'bad-cursor', 'This list has changed. Please load it again.'),
}
