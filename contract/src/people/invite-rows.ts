import { invitationForm } from './forms'
import { peopleLimits } from './limits'
import { inviteTexts } from './messages'
import type { Invitation, Role } from './model'

export const inviteFields = ['firstName', 'lastName', 'email', 'role', 'designationId'] as const
export type InviteField = (typeof inviteFields)[number]
/** A row as it is typed: any of its fields may still be empty. */
export type InviteRow = Record<InviteField, string>

export const emptyRow: InviteRow = { firstName: '', lastName: '', email: '', role: '', designationId: '' }

export const startRows: InviteRow[] = Array.from({ length: peopleLimits.invite.rows.start }, () => emptyRow)

/** A row stored in the browser, where its shape cannot be trusted. */
export function storedRow(value: unknown): InviteRow {
  const read = (value ?? {}) as Record<string, unknown>
  const fields = inviteFields.map((field) => [field, typeof read[field] === 'string' ? read[field] : ''])
  return Object.fromEntries(fields) as InviteRow
}

export const isBlank = (row: InviteRow): boolean => inviteFields.every((field) => !row[field].trim())

export type RowProblems = Partial<Record<InviteField, string>>

/** What is wrong with a row, field by field; an empty row does not count. */
export function rowProblems(row: InviteRow): RowProblems {
  if (isBlank(row)) return {}
  const read = invitationForm.safeParse(row)
  if (read.success) return {}
  const first: RowProblems = {}
  for (const { path, message } of read.error.issues) {
    const field = inviteFields.find((name) => name === path[0])
    if (field) first[field] ??= message
  }
  return first
}

export type InviteCheck =
  | { invitations: Invitation[] }
  /** One message for the whole form. */
  | { text: string; emails?: string[] }
  /** The messages are at the rows. */
  | { rows: RowProblems[] }

/** The state of the form: nothing typed, rows incomplete, an email twice or the admin's own, or ready to send. */
export function checkRows(rows: InviteRow[], ownEmail: string): InviteCheck {
  const filled = rows.filter((row) => !isBlank(row))
  if (filled.length === 0) return { text: inviteTexts.fillOne }
  const problems = rows.map(rowProblems)
  if (problems.some((problem) => Object.keys(problem).length > 0)) return { rows: problems }
  const invitations = filled.map((row) => invitationForm.parse(row))
  const emails = invitations.map(({ email }) => email)
  const own = ownEmail.trim().toLowerCase()
  if (emails.includes(own)) return { text: inviteTexts.ownEmail, emails: [own] }
  const twice = emails.filter((email, index) => emails.indexOf(email) !== index)
  if (twice.length > 0) return { text: inviteTexts.sameEmail, emails: twice }
  return { invitations }
}

/** The choices of the page: four fixed ones when it is opened with query parameters, otherwise those of the firm. */
export function inviteRoles(roles: readonly Role[], hasQuery: boolean): string[] {
  const { query, excluded } = peopleLimits.invite.roles
  if (hasQuery) return [...query]
  return roles.map(({ name }) => name).filter((name) => !(excluded as readonly string[]).includes(name))
}
