import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { files } from '../../../../db/schema/files'
import { emailTemplates, receivedMails } from '../../../../db/schema/lead-mail'
import { leadIdentities, leads } from '../../../../db/schema/leads'
import { mails } from '../../../../db/schema/mail'
import type { Visibility } from '../../../teams/service'

export async function findSentMail(db: Db, companyId: string, id: string) {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.companyId, companyId), eq(mails.id, id), isNotNull(mails.leadId)))
  return mail
}

export async function findReceivedMail(db: Db, companyId: string, id: string) {
  const [mail] = await db
    .select()
    .from(receivedMails)
    .where(and(eq(receivedMails.companyId, companyId), eq(receivedMails.id, id)))
  return mail
}

/** In the order of their names, as nothing else orders them. */
export const findFiles = (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: files.id, name: files.name, size: files.size, contentType: files.contentType })
        .from(files)
        .where(and(eq(files.companyId, companyId), inArray(files.id, [...ids])))
        .orderBy(files.name, files.id)

/** Of the leads with this address that the caller sees, the one that was worked on last. */
export async function findLeadOfAddress(
  db: Db,
  companyId: string,
  address: string,
  visibility: Visibility,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: leads.id })
    .from(leadIdentities)
    .innerJoin(leads, and(eq(leads.companyId, leadIdentities.companyId), eq(leads.id, leadIdentities.leadId)))
    .where(
      and(
        eq(leadIdentities.companyId, companyId),
        eq(leadIdentities.value, address.toLowerCase()),
        sql`${leads.deletedAt} is null and ${leads.archivedAt} is null`,
        visibility({ assignee: leads.assigneeId, creator: leads.creatorId }),
      ),
    )
    .orderBy(sql`${leads.updatedAt} desc, ${leads.id}`)
    .limit(1)
  return row?.id
}

export async function isTemplate(db: Db, companyId: string, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: emailTemplates.id })
    .from(emailTemplates)
    .where(and(eq(emailTemplates.companyId, companyId), eq(emailTemplates.id, id)))
  return found !== undefined
}
