import { defaultTemplate } from '@foyer/contract/fields/defaults'
import type { CustomField, FieldSection, LeadForm } from '@foyer/contract/fields/model'
import { defaultTimeZone } from '@foyer/contract/kit/dates'
import { defaultOfficeHours, type OfficeHours } from '@foyer/contract/kit/office/office-hours'
import type { ResponseRules } from '@foyer/contract/leads/response/clock'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { customFields, leadForms } from '../../../../db/schema/fields'
import { tags } from '../../../../db/schema/tags'
import { teams } from '../../../../db/schema/teams'
import { nameOfMember } from '../../../../db/shown-name'

/** What a lead refers to: settings of the company, its people, teams, tags and fields. Read only. */

export interface Region {
  country: string
  /** Digits: '91'. */
  dialCode: string
  currencySymbol: string
  timeZone: string
  /** How soon new leads are to be contacted. */
  response: ResponseRules
}

export const findRegion = async (db: Db, companyId: string): Promise<Region> => {
  const [row] = await db
    .select({
      country: companies.countryCode,
      dialCode: companies.dialCode,
      currencySymbol: companies.currencySymbol,
      timeZone: companies.timeZone,
      isWatched: companies.watchesResponse,
      officeHours: companies.officeHours,
      respondWithin: companies.respondWithin,
      escalateAfter: companies.escalateAfter,
      giveOnAfter: companies.giveOnAfter,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  const timeZone = row?.timeZone ?? defaultTimeZone
  return {
    country: row?.country ?? 'IN',
    dialCode: row?.dialCode.replace(/\D/g, '') || '91',
    currencySymbol: row?.currencySymbol ?? '₹',
    timeZone,
    response: {
      isWatched: row?.isWatched === true,
      officeHours: (row?.officeHours as OfficeHours | undefined) ?? defaultOfficeHours,
      respondWithin: row?.respondWithin ?? 0,
      escalateAfter: row?.escalateAfter ?? 0,
      giveOnAfter: row?.giveOnAfter ?? undefined,
      zone: timeZone,
    },
  }
}

/** Including deleted ones: their values on leads stay, under their names. */
export const findFields = async (
  db: Db,
  companyId: string,
): Promise<(CustomField & { isDeleted: boolean })[]> => {
  const rows = await db
    .select()
    .from(customFields)
    .where(eq(customFields.companyId, companyId))
    .orderBy(customFields.sequence, customFields.id)
  return rows.map(({ id, name, sections, type, isRequired, options, isDefault, deletedAt }) => ({
    id,
    name,
    sections: sections as FieldSection[],
    type,
    isRequired,
    options,
    isDefault,
    isDeleted: deletedAt !== null,
  }))
}

/** A company has one form; until it is first saved it has the defaults. */
export const findTemplate = async (
  db: Db,
  companyId: string,
): Promise<{ id: string; fields: LeadForm['fields'] }> => {
  const [row] = await db.select().from(leadForms).where(eq(leadForms.companyId, companyId))
  return {
    id: row?.id ?? companyId,
    fields: { ...defaultTemplate(), ...(row?.fields as Partial<LeadForm['fields']> | undefined) },
  }
}

export const findTeams = (db: Db, companyId: string) =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), isNull(teams.deletedAt)))

export const findTags = (db: Db, companyId: string) =>
  db
    .select({ id: tags.id, name: tags.name, colour: tags.colour })
    .from(tags)
    .where(and(eq(tags.companyId, companyId), isNull(tags.deletedAt)))
    .orderBy(tags.name)

const fullName = nameOfMember()

/** Including people who left: leads keep their names. */
export const findPeople = (db: Db, companyId: string) =>
  db
    .select({
      id: members.userId,
      fullName,
      email: users.email,
      isSuperAdmin: members.isSuperAdmin,
      isAdmin: members.isAdmin,
      canEdit: members.crmEdit,
      canAssign: members.crmCanAssign,
      hasLeads: sql<boolean>`'crm' = any(${members.features})`,
      isAbsent: members.isAbsent,
      isAtWork: sql<boolean>`not ${members.isClient} and ${members.deactivatedAt} is null`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(sql`lower(${fullName})`, users.id)
export type Person = Awaited<ReturnType<typeof findPeople>>[number]
