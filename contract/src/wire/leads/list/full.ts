import { z } from 'zod'
import type { FullRow } from '../../../leads/list/full-row'
import { writeContact, writtenContactWire } from '../record/contacts'
import { updateWire, writeUpdates } from '../work/logs'
import { writeClosureMonth } from './closure-month'
import { leadWire, writeLead } from './row'

/** A row as a client of the specification reads it (1 §3, C-174). */
export const fullWire = leadWire.extend({
  otherContactDetails: z.array(writtenContactWire).optional(),
  isQuotationSent: z.boolean().optional(),
  projectId: z.string().nullish(),
  clouserMonth: z.string().optional(),
  /** The last one. */
  leadUpdates: z.array(updateWire).optional(),
})

export const writeFull = (lead: FullRow): z.infer<typeof fullWire> => ({
  ...writeLead(lead),
  otherContactDetails: lead.contacts.map(writeContact),
  isQuotationSent: lead.hasQuotation,
  projectId: lead.projectId ?? null,
  clouserMonth: writeClosureMonth(lead.expectedClosure),
  leadUpdates: lead.lastUpdate ? writeUpdates(lead.lastUpdate) : [],
})
