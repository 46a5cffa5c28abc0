import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../../db/on-client'
import { quotations, quotationTemplates } from '../../../../db/schema/quotations'

/** Of all companies; never one that was sent, whose number is kept for ever. It has neither versions nor links nor answers. */
export const eraseDeletedQuotations = (db: Db, before: Date) =>
  db
    .delete(quotations)
    .where(and(lt(quotations.deletedAt, before), isNull(quotations.number), eq(quotations.version, 0)))

export const eraseDeletedTemplates = (db: Db, before: Date) =>
  db.delete(quotationTemplates).where(lt(quotationTemplates.deletedAt, before))
