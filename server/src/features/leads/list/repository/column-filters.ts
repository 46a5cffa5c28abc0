import { kindOf, type TypedField, typedFields } from '@foyer/contract/leads/fields/values'
import type { LeadColumnKey } from '@foyer/contract/leads/list/columns'
import { callStatusTexts } from '@foyer/contract/leads/messages'
import { type ColumnFilter, callStatuses } from '@foyer/contract/leads/model'
import { inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { members, users } from '../../../../db/schema/accounts'
import { leads } from '../../../../db/schema/leads'
import { stages } from '../../../../db/schema/pipeline'
import { shownName } from '../../../../db/shown-name'

const pattern = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
const like = (value: SQLWrapper, text: string): SQL => sql`lower(${value}) like ${pattern(text)}`

/** As the table shows it and as it travels: both '05 Mar 2026' and '05-03-2026' match. */
const written = (date: SQLWrapper) => sql`to_char(${date}, 'DD Mon YYYY DD-MM-YYYY')`

interface Column {
  isFilled: SQL
  contains: (text: string) => SQL
}

const plain = (column: SQLWrapper): Column => ({
  isFilled: sql`nullif(${column}, '') is not null`,
  contains: (text) => like(column, text),
})
const dated = (column: SQLWrapper, shown: SQLWrapper = column): Column => ({
  isFilled: sql`${column} is not null`,
  contains: (text) => like(written(shown), text),
})
const digits = (text: string) => text.replace(/[\s,₹]/g, '')

type Particular = Exclude<LeadColumnKey, TypedField>

const particular = (companyId: string, zone: SQL): Record<Particular, Column> => ({
  name: { isFilled: sql`trim(${leads.sortName}) <> ''`, contains: (text) => like(leads.sortName, text) },
  // Spaces and dashes in a number are ignored.
  phone: {
    ...plain(leads.phone),
    contains: (text) =>
      like(sql`regexp_replace(${leads.phone}, '[\\s-]', '', 'g')`, text.replace(/[\s-]/g, '')),
  },
  email: plain(leads.email),
  stage: {
    isFilled: sql`true`,
    contains: (text) =>
      sql`${leads.stageId} in (select s.id from ${stages} s where s.company_id = ${companyId} and lower(s.name) like ${pattern(text)})`,
  },
  callStatus: {
    isFilled: sql`true`,
    contains: (text) => {
      const found = callStatuses.filter((one) =>
        callStatusTexts[one].toLowerCase().includes(text.toLowerCase()),
      )
      return found.length > 0 ? inArray(leads.callStatus, found) : sql`false`
    },
  },
  lastCall: dated(leads.lastCallAt, sql`(${leads.lastCallAt} at time zone ${zone})`),
  followUp: dated(leads.followUpOn),
  expectedClosure: dated(leads.expectedClosure),
  assignee: {
    isFilled: sql`${leads.assigneeId} is not null`,
    contains: (text) =>
      sql`${leads.assigneeId} in (select m.user_id from ${members} m join ${users} u on u.id = m.user_id
        where m.company_id = ${companyId} and lower(${sql.raw(shownName('m', 'u'))}) like ${pattern(text)})`,
  },
})

const typed = (field: LeadColumnKey & TypedField): Column =>
  kindOf(field) === 'amount'
    ? {
        isFilled: sql`${leads[field]} is not null`,
        contains: (text) => like(sql`${leads[field]}::text`, digits(text)),
      }
    : plain(leads[field])

const isTyped = (column: LeadColumnKey): column is LeadColumnKey & TypedField =>
  (typedFields as readonly string[]).includes(column)

/** The filter of a column (C-085). */
export function columnFilter(companyId: string, filter: ColumnFilter, zone: SQL): SQL {
  const column = isTyped(filter.column)
    ? typed(filter.column)
    : particular(companyId, zone)[filter.column as Particular]
  if (filter.is === 'containing') return column.contains(filter.text)
  return filter.is === 'filled' ? column.isFilled : not(column.isFilled)
}
