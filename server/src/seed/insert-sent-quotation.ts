import { exactAmount } from '@foyer/contract/kit/money'
import { quotationLogTexts } from '@foyer/contract/quotations/document/messages'
import type { QuotationDocument, SentDocument } from '@foyer/contract/quotations/document/model'
import { sendingHistory } from '@foyer/contract/quotations/sending/messages'
import { and, eq } from 'drizzle-orm'
import type { CompanyScope } from '../context'
import { leads } from '../db/schema/leads'
import { type clients, projectLog, type projects } from '../db/schema/projects'
import { quotationAnswers, quotationLinks, quotationVersions } from '../db/schema/quotations'
import { learnFrom } from '../features/quotations/document/service/known-items'
import { newId } from '../new-id'
import type { BelievableQuotation } from './invent/quotations'

const day = 86_400_000

export interface QuotedProject {
  project: typeof projects.$inferSelect
  client: typeof clients.$inferSelect
}

export interface PlannedQuotation extends QuotedProject, BelievableQuotation {
  createdAt: Date
  sentAt: Date | undefined
}

interface Sent {
  id: string
  total: number
  seenAt: Date | undefined
  answeredAt: Date | undefined
  document: SentDocument
}

/** What a sending leaves: a version, a link, the answer, and what the library learns. */
export async function insertSent(
  scope: CompanyScope,
  plan: PlannedQuotation & { sentAt: Date },
  { id, total, seenAt, answeredAt, document }: Sent,
): Promise<void> {
  const { db, companyId } = scope
  const { project, client, sentAt, state, wish, kind } = plan
  const linkId = newId(sentAt)
  const of = { companyId, quotationId: id }
  await db
    .insert(quotationVersions)
    .values({ ...of, version: 1, document, total, createdBy: project.createdBy, createdAt: sentAt })
  await db.insert(quotationLinks).values({
    ...of,
    id: linkId,
    createdBy: project.createdBy,
    createdAt: sentAt,
    expiresAt: new Date(sentAt.getTime() + 90 * day),
    firstSeenAt: seenAt ?? null,
    lastSeenAt: answeredAt ?? seenAt ?? null,
    views: seenAt ? 3 : 0,
  })
  const wished = wish && document.sections.flatMap(({ items }) => items)[wish.item]
  if (answeredAt && (wished || state === 'accepted'))
    await db.insert(quotationAnswers).values({
      ...of,
      id: newId(answeredAt),
      version: 1,
      kind: wished ? 'changes' : 'accepted',
      name: client.name,
      items: wished && wish ? [{ itemId: wished.id, itemName: wished.name, note: wish.note }] : [],
      linkId,
      at: answeredAt,
    })
  await learnFrom({ ...scope, now: sentAt }, kind, document)
  if (project.leadId)
    await db
      .update(leads)
      .set({ hasQuotation: true })
      .where(and(eq(leads.companyId, companyId), eq(leads.id, project.leadId)))
}

export async function tellOf(
  { db, companyId }: CompanyScope,
  { project, kind, createdAt, sentAt }: PlannedQuotation,
  { title }: QuotationDocument,
  number: string | undefined,
  total: number,
): Promise<void> {
  const line = {
    companyId,
    projectId: project.id,
    actorId: project.createdBy,
    kind: 'quotation' as const,
    subject: title,
  }
  await db.insert(projectLog).values([
    { ...line, id: newId(createdAt), at: createdAt, sentence: quotationLogTexts.begun(kind) },
    ...(sentAt && number
      ? [
          {
            ...line,
            id: newId(sentAt),
            at: sentAt,
            sentence: sendingHistory.sent(number, 'mail', exactAmount(total)),
          },
        ]
      : []),
  ])
}
