import { draftPrefix } from '../session'
import type { WaitingItem } from './item'

const key = `${draftPrefix}new-leads`
const ownId = 'waiting-'
const atMost = 50

/** Of a lead that the server does not know yet. */
export const idOfNewLead = (name: string): string => `${ownId}${name}`
export const isNewLead = (leadId: string): boolean => leadId.startsWith(ownId)

function stored(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** A page may still have it open under its own id. */
export function noteStored(own: string, leadId: string) {
  try {
    localStorage.setItem(key, JSON.stringify([...stored(), [own, leadId]].slice(-atMost)))
  } catch {}
}

/** As the server calls it, where it knows it by now. */
export const storedId = (leadId: string): string =>
  isNewLead(leadId) ? (stored().find(([own]) => own === leadId)?.[1] ?? leadId) : leadId

/** The same about the lead as the server calls it now. */
export const aboutStored = (item: WaitingItem, leadId: string): WaitingItem => ({
  ...item,
  about: { ...item.about, leadId },
  input: { ...item.input, leadId },
})
