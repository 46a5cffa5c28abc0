import type { Person } from '../accounts/model'
import type { CalendarDate } from '../kit/dates'

export const taskPriorities = ['low', 'normal', 'high'] as const
export type TaskPriority = (typeof taskPriorities)[number]

export interface Task {
  id: string
  title: string
  note: string | undefined
  /** Its lead, if the reader may see it. */
  lead: { id: string; name: string } | undefined
  /** Its project, if the reader may see it. */
  project: { id: string; name: string } | undefined
  assignee: Person | undefined
  creator: Person | undefined
  dueOn: CalendarDate
  /** 24 hours, HH:mm; undefined means any time on that day. */
  dueTime: string | undefined
  priority: TaskPriority
  doneAt: string | undefined
  createdAt: string
  updatedAt: string
}

export interface TaskDraft {
  leadId?: string | undefined
  projectId?: string | undefined
  title: string
  note: string | undefined
  assigneeId: string
  dueOn: CalendarDate
  dueTime: string | undefined
  priority: TaskPriority
}

/** A change of a task; its lead and its project stay the same. */
export type TaskChange = Omit<TaskDraft, 'leadId' | 'projectId'> & {
  id: string
  /** The version the person saw. */
  seenAt?: string | undefined
}

export interface TaskQuery {
  /** Tasks of this lead; without it those given to the caller, or by the caller. */
  leadId: string | undefined
  /** Tasks of this project, instead. */
  projectId?: string | undefined
  /** Those the caller gave to others. */
  isGiven: boolean
  isDone: boolean
  limit: number
  /** Where the last page ended. */
  after: string | undefined
}
