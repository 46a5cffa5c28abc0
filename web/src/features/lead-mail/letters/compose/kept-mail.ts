import { useEffect } from 'react'
import { draftPrefix, useSession } from '../../../../api/session'
import { useProfile } from '../../../accounts/use-profile'
import { emptyMail, type MailValues } from './mail-values'

/** Where what is written in a dialog is kept: of this person, in this company. */
export function useMailKey(dialog: string): string {
  const company = useProfile().data?.company.id ?? ''
  return `${draftPrefix}mail:${company}:${useSession()?.userId ?? ''}:${dialog}`
}

const isMail = (kept: unknown): kept is MailValues => {
  const { to, html, attachments } = (kept ?? {}) as Partial<MailValues>
  return Array.isArray(to) && typeof html === 'string' && Array.isArray(attachments)
}

export function keptMail(key: string): MailValues | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isMail(kept) ? { ...emptyMail([]), ...kept } : undefined
  } catch {
    return undefined
  }
}

export const dropMail = (key: string) => localStorage.removeItem(key)

/** A full or forbidden store only loses what a reload would have kept. */
function keepMail(key: string, values: MailValues) {
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {}
}

/** Outlives closing the dialog, a reload and a failed send. */
export function useKeepMail(key: string, values: MailValues, isKept: boolean) {
  const text = JSON.stringify(values)
  useEffect(() => {
    if (isKept) keepMail(key, JSON.parse(text))
    else dropMail(key)
  }, [key, text, isKept])
}
