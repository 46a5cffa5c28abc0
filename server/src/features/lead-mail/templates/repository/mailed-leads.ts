import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { members, users } from '../../../../db/schema/accounts'
import { companies } from '../../../../db/schema/company'
import { leads } from '../../../../db/schema/leads'
import { nameOfMember } from '../../../../db/shown-name'

/** Whatever a mail can name of these leads, of its sender and of the firm, in one statement. */
export const findMailedLeads = (db: Db, companyId: string, ids: readonly string[], senderId: string) =>
  db
    .select({
      id: leads.id,
      type: leads.type,
      companyName: leads.companyName,
      firstName: leads.firstName,
      lastName: leads.lastName,
      phone: leads.phone,
      email: leads.email,
      originalEmail: leads.originalEmail,
      city: leads.city,
      address: leads.address,
      postalCode: leads.postalCode,
      budget: leads.budget,
      workScope: leads.workScope,
      area: leads.area,
      areaUnit: leads.areaUnit,
      expectedClosure: leads.expectedClosure,
      followUpOn: leads.followUpOn,
      followUpTime: leads.followUpTime,
      source: leads.source,
      sourceName: leads.sourceName,
      createdAt: leads.createdAt,
      stageId: leads.stageId,
      assigneeId: leads.assigneeId,
      customValues: leads.customValues,
      company: companies.name,
      sender: nameOfMember(),
      senderPhone: users.phone,
      senderEmail: users.email,
    })
    .from(leads)
    .innerJoin(companies, eq(companies.id, leads.companyId))
    .leftJoin(members, and(eq(members.companyId, leads.companyId), eq(members.userId, senderId)))
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(leads.companyId, companyId), inArray(leads.id, [...ids]), isNull(leads.deletedAt)))
export type MailedLeadRow = Awaited<ReturnType<typeof findMailedLeads>>[number]
