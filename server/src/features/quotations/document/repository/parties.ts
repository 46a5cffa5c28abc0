import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { companies } from '../../../../db/schema/company'
import { clients, projects } from '../../../../db/schema/projects'

/** What a quotation says of firm and client; read only. */
export const findFirm = async (db: Db, companyId: string) =>
  (
    await db
      .select({
        name: companies.name,
        address: companies.address,
        city: companies.city,
        postalCode: companies.postalCode,
        contact: companies.contact,
        email: companies.email,
        gstNumber: companies.gstNumber,
        bank: companies.bank,
        signatory: companies.signatory,
        currencySymbol: companies.currencySymbol,
        logoFileId: companies.logoFileId,
        signatureFileId: companies.signatureFileId,
      })
      .from(companies)
      .where(eq(companies.id, companyId))
  )[0]

export const findClient = async (db: Db, companyId: string, id: string) =>
  (
    await db
      .select()
      .from(clients)
      .where(and(eq(clients.companyId, companyId), eq(clients.id, id)))
  )[0]
export type ClientRow = NonNullable<Awaited<ReturnType<typeof findClient>>>

/** There is one at most. */
export const findProjectOfLead = async (db: Db, companyId: string, leadId: string) =>
  (
    await db
      .select({ id: projects.id, name: projects.name, isConfirmed: projects.isConfirmed })
      .from(projects)
      .where(and(eq(projects.companyId, companyId), eq(projects.leadId, leadId), isNull(projects.deletedAt)))
  )[0]

/** Until the transaction ends: quotations of one project begin one after the other. */
export const lockProject = (db: Db, companyId: string, projectId: string) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), eq(projects.id, projectId)))
    .for('no key update')
