import type { LeadValues } from '@foyer/contract/leads/record/form-values'
import { useEffect } from 'react'
import { draftPrefix } from '../../../../api/session'

/** Team and assignee of a further copy of the lead. */
export interface Owner {
  teamId: string
  assigneeId: string
}

/** What is in a lead form. */
export type LeadTyped = {
  values: LeadValues
  /** After the first owner, who is in the values. */
  furtherOwners: Owner[]
}

/** What an edit began with; what a restored one is compared with. */
export interface EditBase {
  stored: LeadValues
  updatedAt: string
}

export type KeptDraft = LeadTyped & { base?: EditBase | undefined }

/** Where the draft of a form is kept: of this person, in this company. */
export const draftKey = (companyId: string, userId: string, form: string) =>
  `${draftPrefix}lead:${companyId}:${userId}:${form}`

const isWhole = (draft: unknown): draft is KeptDraft => {
  const { values, furtherOwners } = (draft ?? {}) as Partial<KeptDraft>
  return (
    Array.isArray(furtherOwners) &&
    Array.isArray(values?.contacts) &&
    values.contacts.length > 0 &&
    values.contacts.every(({ phones }) => Array.isArray(phones))
  )
}

export function readDraft(key: string): KeptDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isWhole(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export const clearDraft = (key: string) => localStorage.removeItem(key)

/** Outlives a reload and a failed save (C-058). A full or forbidden store only loses that. */
export function useKeptDraft(key: string, draft: KeptDraft, isTyped: boolean) {
  const text = JSON.stringify(draft)
  useEffect(() => {
    try {
      if (isTyped) localStorage.setItem(key, text)
      else clearDraft(key)
    } catch {}
  }, [key, text, isTyped])
}
