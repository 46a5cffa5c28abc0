import * as z from 'zod/mini'
import { type CalendarDate, isValidCalendarDate } from '../kit/dates'
import { textField } from '../kit/field-rules'
import { taskLimits as limits } from './limits'
import { taskProblems, taskFormTexts as texts } from './messages'
import { type TaskQuery, taskPriorities } from './model'

const isSensible = (date: CalendarDate) =>
  isValidCalendarDate(date) && date >= '2000-01-01' && date < '2100-01-01'

/** As typed: an empty note or time means none. */
export const taskFields = z.object({
  title: textField({ label: texts.title, max: limits.title.max, pattern: /^[^\p{Cc}]+$/u }),
  note: textField({ label: texts.note, max: limits.note.max, isOptional: true }),
  assigneeId: z.uuid(texts.nobody),
  dueOn: z.string(texts.wrongDate).check(z.refine(isSensible, texts.wrongDate)),
  dueTime: z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, texts.wrongTime)),
  priority: z.enum(taskPriorities),
})

const { note, dueTime } = taskFields.shape
const orNone = z.transform((text: string | undefined) => text || undefined)

export const taskDetailsForm = z.extend(taskFields, {
  note: z.pipe(z.optional(note), orNone),
  dueTime: z.pipe(z.optional(dueTime), orNone),
})

export const taskForm = z.extend(taskDetailsForm, {
  leadId: z.optional(z.uuid()),
  projectId: z.optional(z.uuid()),
})

/** Tasks given to others are a separate list, with or without a lead. */
export const taskQuery = z.custom<TaskQuery>().check(
  z.refine(
    ({ leadId, projectId, isGiven }) => !isGiven || (leadId ?? projectId) === undefined,
    taskProblems.given,
  ),
  z.refine(({ leadId, projectId }) => leadId === undefined || projectId === undefined, taskProblems.both),
)
