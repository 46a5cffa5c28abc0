import { type CalendarDate, formatDay, formatTime12 } from '../../kit/dates'
import { dialledPhone, phoneDigits } from '../../kit/phone'
import type { LeadRow } from '../model'
import { leadName } from '../rules'

/** The placeholders of a message to a lead, written as {{leadName}}. */
export const messagePlaces = ['leadName', 'firstName', 'sender', 'company', 'followUp'] as const
export type MessagePlace = (typeof messagePlaces)[number]
export type MessageValues = Record<MessagePlace, string>

export function messageValues(
  lead: Pick<LeadRow, 'type' | 'companyName' | 'firstName' | 'lastName' | 'followUpOn' | 'followUpTime'>,
  from: { sender: string; company: string; today: CalendarDate },
): MessageValues {
  const { followUpOn: day, followUpTime: time } = lead
  return {
    leadName: leadName(lead),
    firstName: lead.firstName || leadName(lead),
    sender: from.sender,
    company: from.company,
    followUp: day ? [formatDay(day, from.today), ...(time ? [formatTime12(time)] : [])].join(', ') : '',
  }
}

/** A placeholder without a value leaves no gap; an unknown one stays as it is written. */
export const fillMessage = (text: string, values: MessageValues): string =>
  text
    .replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
      (messagePlaces as readonly string[]).includes(name) ? values[name as MessagePlace] : written,
    )
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,!?])/g, '$1')
    .trim()

/** Undefined when it is not a valid number. */
export function whatsAppAddress(phone: string, text: string, dialCode?: string): string | undefined {
  const number = dialledPhone(phone, dialCode)
  if (!number) return undefined
  return `https://wa.me/${phoneDigits(number)}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

export function phoneAddress(phone: string, dialCode?: string): string | undefined {
  const number = dialledPhone(phone, dialCode)
  return number && `tel:${number}`
}
