import { holdMany, type LeadScope, writeLead } from '../../../leads/service'
import { allRecords } from '../../../teams/service'

type Held = Awaited<ReturnType<typeof holdMany>>['leads'][number]

/** The lead of a quotation, locked, whoever sees it; undefined if it is deleted or there is none. */
export async function holdLeadOf(scope: LeadScope, leadId: string | null): Promise<Held | undefined> {
  if (!leadId) return undefined
  const { leads } = await holdMany({ ...scope, visible: allRecords }, [leadId], {}, 'live')
  return leads[0]
}

interface Line {
  kind: 'quotation-sent' | 'quotation-void'
  sentence: string
  /** What the sender wrote. */
  remark?: string | undefined
  details: Record<string, unknown>
}

export async function writeLeadLine(
  scope: LeadScope,
  lead: Held | undefined,
  line: Line,
  columns: { hasQuotation?: boolean } = {},
): Promise<void> {
  if (lead) await writeLead(scope, { before: lead, columns, lines: [line] })
}
