import type { SentDocument } from '@foyer/contract/quotations/document/model'
import type { ItemWish } from '@foyer/contract/quotations/document/record'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { clients, projects } from '../../../../db/schema/projects'
import { quotationAnswers, quotations, quotationVersions } from '../../../../db/schema/quotations'

/** What was sent and is not in a deleted project; a draft that was never sent nobody outside sees. */
const isShown = (companyId: string) =>
  and(
    eq(quotations.companyId, companyId),
    isNull(quotations.deletedAt),
    isNull(projects.deletedAt),
    sql`${quotations.version} > 0`,
  )

const columns = {
  id: quotations.id,
  projectId: quotations.projectId,
  projectName: projects.name,
  projectAdminId: projects.adminId,
  projectCreatorId: projects.createdBy,
  clientName: clients.name,
  /** A lead may have been merged since: its project goes along. */
  leadId: sql<string | null>`coalesce(${projects.leadId}, ${quotations.leadId})`,
  kind: quotations.kind,
  number: sql<string>`coalesce(${quotations.number}, '')`,
  state: quotations.state,
  version: quotations.version,
  acceptedVersion: quotations.acceptedVersion,
  createdBy: quotations.createdBy,
  seenAt: quotations.seenAt,
}

const ofCompany = (db: Db, companyId: string) =>
  db
    .select(columns)
    .from(quotations)
    .innerJoin(projects, and(eq(projects.companyId, companyId), eq(projects.id, quotations.projectId)))
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))

export type AnsweredQuotation = Awaited<ReturnType<typeof ofCompany>>[number]

export async function findShown(
  db: Db,
  companyId: string,
  id: string,
): Promise<AnsweredQuotation | undefined> {
  const [row] = await ofCompany(db, companyId).where(and(isShown(companyId), eq(quotations.id, id)))
  return row
}

/** The same, and nobody else answers it, changes it or withdraws it meanwhile. */
export async function holdShown(
  db: Db,
  companyId: string,
  id: string,
): Promise<AnsweredQuotation | undefined> {
  const [row] = await ofCompany(db, companyId)
    .where(and(isShown(companyId), eq(quotations.id, id)))
    .for('update', { of: quotations })
  return row
}

export const findVersion = async (db: Db, companyId: string, quotationId: string, version: number) => {
  const [row] = await db
    .select({
      document: quotationVersions.document,
      total: quotationVersions.total,
      createdAt: quotationVersions.createdAt,
    })
    .from(quotationVersions)
    .where(
      and(
        eq(quotationVersions.companyId, companyId),
        eq(quotationVersions.quotationId, quotationId),
        eq(quotationVersions.version, version),
      ),
    )
  return row && { ...row, document: row.document as SentDocument }
}

export const findAnswers = async (db: Db, companyId: string, quotationId: string) => {
  const rows = await db
    .select()
    .from(quotationAnswers)
    .where(and(eq(quotationAnswers.companyId, companyId), eq(quotationAnswers.quotationId, quotationId)))
    .orderBy(desc(quotationAnswers.at), desc(quotationAnswers.id))
  return rows.map((row) => ({ ...row, items: row.items as ItemWish[] }))
}
export type KeptAnswer = Awaited<ReturnType<typeof findAnswers>>[number]

/** Of projects: the version that counts of each quotation that was sent, the newest first. */
export const findListed = (db: Db, companyId: string, projectIds: string[]) =>
  db
    .select({
      ...columns,
      title: sql<string>`${quotationVersions.document} ->> 'title'`,
      validUntil: sql<string | null>`${quotationVersions.document} ->> 'validUntil'`,
      currencySymbol: sql<string>`${quotationVersions.document} -> 'firm' ->> 'currencySymbol'`,
      shownVersion: quotationVersions.version,
      total: quotationVersions.total,
      sentAt: quotationVersions.createdAt,
      acceptedAt: quotations.acceptedAt,
    })
    .from(quotations)
    .innerJoin(projects, and(eq(projects.companyId, companyId), eq(projects.id, quotations.projectId)))
    .innerJoin(clients, and(eq(clients.companyId, companyId), eq(clients.id, projects.clientId)))
    .innerJoin(
      quotationVersions,
      and(
        eq(quotationVersions.companyId, companyId),
        eq(quotationVersions.quotationId, quotations.id),
        eq(quotationVersions.version, sql`coalesce(${quotations.acceptedVersion}, ${quotations.version})`),
      ),
    )
    .where(and(isShown(companyId), inArray(quotations.projectId, projectIds)))
    .orderBy(desc(quotationVersions.createdAt), desc(quotations.id))
