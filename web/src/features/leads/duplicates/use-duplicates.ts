import { formatStoredPhone, phoneProblem } from '@foyer/contract/kit/phone'
import type { Duplicate, DuplicateQuery } from '@foyer/contract/leads/duplicates/model'
import type { LeadValues } from '@foyer/contract/leads/record/form-values'
import { emailPattern } from '@foyer/contract/leads/record/value-problems'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api/client'
import { keyOf, useEndpoint } from '../../../api/queries'
import { metaOf } from '../../../api/read-again'

const { duplicates } = leadCaptureEndpoints
const pause = 400
const reading = { staleTime: 30_000 }
const isVisible = ({ kind }: Duplicate) => kind === 'visible'

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
  /** Whether the form may be sent; asks first about what was typed a moment ago. */
  isFree: () => Promise<boolean>
}

/** Asks while phones and emails are typed whether there is such a lead already (C-091). */
export function useDuplicates(
  values: LeadValues,
  { stored, exceptId }: { stored?: LeadValues | undefined; exceptId?: string | undefined } = {},
): FoundDuplicates {
  const now = JSON.stringify(questionOf(values, stored, exceptId))
  const [paused] = useDebouncedValue(now, pause)
  const [hurried, setHurried] = useState<string>()
  const settled = hurried === now ? now : paused
  const [aside, setAside] = useState<string>()
  const leftAside = useRef<string>(undefined)
  const queries = useQueryClient()
  const question = JSON.parse(settled) as DuplicateQuery
  const isAsked = question.phones.length + question.emails.length > 0
  const { data } = useEndpoint(duplicates, question, { enabled: isAsked, ...reading })
  const found = isAsked && now === settled ? (data ?? []) : []
  return {
    question,
    found: aside === settled ? [] : found,
    isOpen: aside !== settled && found.some(isVisible),
    leaveAside: () => {
      setAside(settled)
      leftAside.current = settled
    },
    isFree: async () => {
      if (leftAside.current === now) return true
      setHurried(now)
      const asked = JSON.parse(now) as DuplicateQuery
      if (asked.phones.length + asked.emails.length === 0) return true
      const queryFn = () => call(duplicates, asked)
      // A question that nobody answers holds nobody up.
      const answer = await queries
        .fetchQuery({
          queryKey: keyOf(duplicates, asked),
          queryFn,
          meta: metaOf(duplicates),
          retry: false,
          ...reading,
        })
        .catch((): Duplicate[] => [])
      return !answer.some(isVisible)
    },
  }
}
