import { phoneDigits } from '@foyer/contract/kit/phone'
import { phoneAddress } from '@foyer/contract/leads/work/contact'

/** What is no number can still be dialled as it is written. */
export const dialAddress = (phone: string): string =>
  phoneAddress(phone) ?? `tel:${phone.trim().startsWith('+') ? '+' : ''}${phoneDigits(phone)}`
