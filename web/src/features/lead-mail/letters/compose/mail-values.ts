import { addDays, type CalendarDate, calendarDateOf, instantOf } from '@foyer/contract/kit/dates'
import { dayProblem, timeProblem } from '@foyer/contract/kit/moment-problems'
import { lengthOf } from '@foyer/contract/kit/typed-text'
import { letterLimits as limits } from '@foyer/contract/lead-mail/letters/limits'
import { letterProblems as problems } from '@foyer/contract/lead-mail/letters/messages'
import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import type { Attachment } from '@foyer/contract/lead-mail/letters/model'
import { isEmptyHtml } from '@foyer/contract/lead-mail/templates/rules'

/** A file that is stored, and as large as it was. */
export interface AttachedFile extends Attachment {
  size: number
}

/** What is in a dialog that writes a mail. */
export type MailValues = {
  to: string[]
  /** Of a recipient that is not a chip yet. */
  typing: string
  subject: string
  html: string
  attachments: AttachedFile[]
  /** Empty for none. */
  templateId: string
  isLater: boolean
  sendOn: CalendarDate | ''
  sendTime: string
}

export const emptyMail = (to: string[]): MailValues => ({
  to,
  typing: '',
  subject: '',
  html: '',
  attachments: [],
  templateId: '',
  isLater: false,
  sendOn: '',
  sendTime: '10:00',
})

/** Whether anything would be lost; who it goes to is there from the beginning. */
export const isWritten = ({ subject, html, typing, attachments }: MailValues): boolean =>
  subject.trim() !== '' || typing.trim() !== '' || !isEmptyHtml(html) || attachments.length > 0

/** L-239, apart from what is under way. */
export const isComplete = ({ to, typing, subject, html }: MailValues): boolean =>
  to.length > 0 && typing.trim() === '' && subject.trim() !== '' && !isEmptyHtml(html)

/** When it is to leave; undefined for at once, or where no moment is said. */
export function momentOf(values: MailValues, timeZone: string): Date | undefined {
  const { isLater, sendOn, sendTime } = values
  if (!isLater || !sendOn || dayProblem(sendOn) || timeProblem(sendTime) || !sendTime) return undefined
  return instantOf(sendOn, sendTime, timeZone)
}

function dayWrong(values: MailValues, { now, timeZone }: Clock): string | undefined {
  const { isLater, sendOn } = values
  if (!isLater) return undefined
  if (!sendOn) return texts.needsDay
  if (dayProblem(sendOn)) return dayProblem(sendOn)
  const at = momentOf(values, timeZone)
  if (at && at <= now) return texts.past
  return sendOn > addDays(calendarDateOf(now, timeZone), limits.scheduledDays) ? texts.tooFar : undefined
}

export interface Clock {
  now: Date
  timeZone: string
}

export function mailProblems(values: MailValues, clock: Clock) {
  const { to, subject, html, attachments } = values
  return {
    fields: {
      to: to.length > limits.recipients ? problems.tooManyRecipients : undefined,
      subject: lengthOf(subject) > limits.subject ? problems.subjectTooLong : undefined,
      html: html.length > limits.html ? problems.bodyTooLong : undefined,
      attachments: attachments.length > limits.attachments ? problems.tooManyAttachments : undefined,
      sendOn: dayWrong(values, clock),
    },
  }
}
