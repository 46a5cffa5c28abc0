import type { CustomField } from '../../fields/model'
import type { PhoneParts } from '../../kit/phone'
import type { AreaUnit } from '../../leads/fields/values'

/** What a message says about a lead. Whatever could not be told from it is not there: nothing is guessed into a field. */
export interface MessageReading {
  firstName?: string
  lastName?: string
  designation?: string
  companyName?: string
  email?: string
  phones: PhoneParts[]
  city?: string
  postalCode?: string
  address?: string
  /** Whole units; of a range the upper end. */
  budget?: number
  area?: string
  areaUnit?: AreaUnit
  workScope?: string
  source?: string
  /** By the id of the field. */
  customValues: Record<string, string>
}

/** What the firm knows already, and a message can name. */
export interface FirmWords {
  /** Of numbers without one: '91'. */
  dialCode: string
  workScopes: readonly string[]
  sources: readonly string[]
  customFields: readonly CustomField[]
  /** Whoever reads the message, and the firm: they are no leads. */
  ownNames: readonly string[]
  /** Their phones and emails. */
  ownContacts: readonly string[]
}
