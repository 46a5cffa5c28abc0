import { formatStoredPhone, phoneProblem } from '@foyer/contract/kit/phone'
import type { Duplicate, DuplicateQuery } from '@foyer/contract/leads/duplicates'
import type { LeadValues } from '@foyer/contract/leads/form-values'
import { emailPattern } from '@foyer/contract/leads/value-problems'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'

const pause = 400

function identitiesIn(values: LeadValues | undefined) {
  const contacts = values?.contacts ?? []
  const phones = contacts
    .flatMap((contact) => contact.phones)
    .filter(({ dialCode, national }) => !phoneProblem(dialCode, national))
    .map(({ dialCode, national }) => formatStoredPhone(dialCode, national))
  const emails = contacts
    .map(({ email }) => email.trim().toLowerCase())
    .filter((text) => emailPattern.test(text))
  return { phones: [...new Set(phones)], emails: [...new Set(emails)] }
}

/** What is complete, and not stored already: an edit of the city asks nobody about the phone. */
function questionOf(values: LeadValues, stored: LeadValues | undefined, exceptId: string | undefined) {
  const typed = identitiesIn(values)
  const known = identitiesIn(stored)
  return {
    phones: typed.phones.filter((phone) => !known.phones.includes(phone)),
    emails: typed.emails.filter((email) => !known.emails.includes(email)),
    exceptId,
  }
}

export interface FoundDuplicates {
  question: DuplicateQuery
  found: readonly Duplicate[]
  /** A lead that one may see, and has not been told to leave aside. */
  isOpen: boolean
  leaveAside: () => void
}

/** Asks while phones and emails are typed whether there is such a lead already (C-091). */
export function useDuplicates(
  values: LeadValues,
  { stored, exceptId }: { stored?: LeadValues | undefined; exceptId?: string | undefined } = {},
): FoundDuplicates {
  const now = JSON.stringify(questionOf(values, stored, exceptId))
  const [settled] = useDebouncedValue(now, pause)
  const [aside, setAside] = useState<string>()
  const question = JSON.parse(settled) as DuplicateQuery
  const isAsked = question.phones.length + question.emails.length > 0
  const { data } = useEndpoint(
    leadCaptureEndpoints.duplicates,
    { ...question, exceptId: question.exceptId },
    { enabled: isAsked, staleTime: 30_000 },
  )
  const found = isAsked && now === settled ? (data ?? []) : []
  return {
    question,
    found: aside === settled ? [] : found,
    isOpen: aside !== settled && found.some(({ kind }) => kind === 'visible'),
    leaveAside: () => setAside(settled),
  }
}
