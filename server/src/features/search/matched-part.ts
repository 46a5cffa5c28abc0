import { displayPhone } from '@foyer/contract/kit/phone'
import type { FoundLead } from '@foyer/contract/search/model'
import type { LeadFound } from './repository/leads'

const digits = (text: string) => text.replace(/\D/g, '')

/** Where the words were found, if the name does not say it: a word that the name lacks is in another part, or in another contact. */
export function matchedPart(lead: LeadFound, shownName: string, words: string[]): FoundLead['matched'] {
  const lacks = words.find((word) => !shownName.toLowerCase().includes(word))
  if (lacks === undefined) return undefined
  const has = (text: string | null): text is string => text?.toLowerCase().includes(lacks) ?? false
  const person = `${lead.firstName} ${lead.lastName}`.trim()
  const run = digits(lacks)
  if (lead.phone && run.length >= 2 && run === lacks && digits(lead.phone).includes(run))
    return { part: 'phone', text: displayPhone(lead.phone) }
  const other = lead.otherPhones?.split(', ').find((phone) => run === lacks && digits(phone).includes(run))
  if (other) return { part: 'contact', text: displayPhone(other) }
  if (has(lead.companyName)) return { part: 'company', text: lead.companyName }
  if (has(person)) return { part: 'company', text: person }
  if (has(lead.email)) return { part: 'email', text: lead.email }
  const place = [lead.address, lead.city].filter(Boolean).join(', ')
  if (has(place)) return { part: 'place', text: place }
  return { part: 'contact', text: words.join(' ') }
}
