import { documentShape } from '@foyer/contract/quotations/document/forms'
import { draftPrefix, useSession } from '../../../../api/session'
import { useProfile } from '../../../accounts/use-profile'
import type { Written } from '../editing/history'

/** What was written and not saved, and what it began with. */
export interface KeptDraft extends Written {
  revision: number
}

/** Where it is kept: of this person, in this company. */
export function useDraftKey(quotationId: string): string {
  const company = useProfile().data?.company.id ?? ''
  return `${draftPrefix}quotation:${company}:${useSession()?.userId ?? ''}:${quotationId}`
}

export function readKept(key: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null
    const read = kept && documentShape.safeParse(kept.document)
    if (!read?.success || typeof kept?.revision !== 'number') return undefined
    return { document: read.data, unread: kept.unread ?? {}, revision: kept.revision }
  } catch {
    return undefined
  }
}

/** A full or forbidden store only loses what a reload would have kept. */
export function keep(key: string, draft: KeptDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

export const dropKept = (key: string) => localStorage.removeItem(key)
