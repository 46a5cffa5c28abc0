import type { WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import { useEffect } from 'react'
import { draftPrefix } from '../../../../api/session'

/** Of this person, in this company, about this lead or about none. */
export const wizardKey = (companyId: string, userId: string, leadId: string | undefined) =>
  `${draftPrefix}project:${companyId}:${userId}:${leadId ?? 'new'}`

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what was changed is kept: the rest is as the lead says it by now. */
const changedIn = (values: WizardValues, known: WizardValues) =>
  Object.entries(values).filter(([name, value]) => !isSame(value, known[name as keyof WizardValues]))

export function keptWizard(key: string, known: WizardValues): WizardValues | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const fitting = Object.entries(kept).filter(([name]) => name in known)
    return fitting.length > 0 ? { ...known, ...Object.fromEntries(fitting) } : undefined
  } catch {
    return undefined
  }
}

export const forgetWizard = (key: string) => localStorage.removeItem(key)

/** Outlives a reload and a failed Finish (C-058). A full or forbidden store only loses that. */
export function useKeptWizard(key: string, values: WizardValues, known: WizardValues) {
  useEffect(() => {
    try {
      const changed = changedIn(values, known)
      if (changed.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)))
      else forgetWizard(key)
    } catch {}
  }, [key, values, known])
}
