import type { FieldProblems } from '../../kit/form-problems'
import { dialledPhone } from '../../kit/phone'
import { isMailAddress } from '../../lead-mail/letters/address'
import { sendingLimits as limits } from './limits'
import { sendingFieldProblems as texts } from './messages'
import type { SendingDraft } from './model'

const isWithin = (days: number) =>
  Number.isInteger(days) && days >= limits.days.min && days <= limits.days.max

const isPhone = (phone: string) =>
  phone.trim() === '' || (phone.length <= limits.phone && dialledPhone(phone) !== undefined)

/** Control characters but line ends and tabs, and halves of characters, which no address can carry. */
const unwritable = /[^\P{Cc}\n\r\t]|\p{Cs}/u

const isText = (text: string, max: number, isNeeded: boolean) =>
  text.length <= max && !unwritable.test(text) && (!isNeeded || text.trim() !== '')

function addressProblem({ way, to }: SendingDraft): string | undefined {
  if (way !== 'mail') return undefined
  if (to.length === 0) return texts.addresses
  if (to.length > limits.addresses) return texts.tooManyAddresses
  return to.every(isMailAddress) ? undefined : texts.address
}

/** The same rules for the dialog and for the server. */
export function problemsOfSending(draft: SendingDraft): FieldProblems<SendingDraft> {
  const { way, phone, subject, message, days } = draft
  const to = addressProblem(draft)
  const isLetter = way === 'mail'
  return {
    ...(to && { to }),
    ...(way === 'whatsapp' && !isPhone(phone) && { phone: texts.phone }),
    ...(!isText(subject, limits.subject, isLetter) && { subject: texts.subject }),
    ...(!isText(message, limits.message, isLetter) && { message: texts.message }),
    ...(!isWithin(days) && { days: texts.days }),
  }
}
