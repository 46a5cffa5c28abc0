import { formatStoredPhone } from '@foyer/contract/kit/phone'
import type { BelievableLead } from './model'
import { phoneAt } from './phones'
import type { Random } from './random'
import { businessNames, contactsOf, trades } from './words/businesses'
import { longNames, nameFamilies, ownScriptNames, type PersonName } from './words/names'

export interface Client
  extends Pick<
    BelievableLead,
    'type' | 'companyName' | 'designation' | 'firstName' | 'lastName' | 'email' | 'phone'
  > {
  /** What a business wants furnished. */
  room: string | undefined
}

const mailDomains = ['example.com', 'example.org', 'example.net']

export function makeClient(index: number, total: number, seed: number, random: Random): Client {
  const ownScript = ownScriptNames[ownScriptPlace(index, total)]
  const isCorporate = random.chance(0.12) && !ownScript
  const name = ownScript ?? makeName(random)
  const person = {
    firstName: name.firstName,
    lastName: random.chance(0.02) && !ownScript ? '' : name.lastName,
    phone: formatStoredPhone('91', phoneAt(index, seed)),
  }
  const hasEmail = random.chance(0.86)
  // The number makes addresses unique, so that no two leads look like one person.
  const mailbox = `${name.latin}${index + 1}`
  if (!isCorporate) {
    const email = hasEmail ? `${mailbox}@${random.pick(mailDomains)}` : undefined
    return {
      type: 'individual',
      companyName: undefined,
      designation: undefined,
      room: undefined,
      email,
      ...person,
    }
  }
  const brand = random.pick(businessNames)
  const trade = random.pick(trades)
  return {
    type: 'corporate',
    companyName: `${brand} ${trade.suffix}`,
    designation: random.pick(contactsOf(trade)),
    room: trade.room,
    email: hasEmail ? `${mailbox}@${latinSlug(brand)}.example.com` : undefined,
    ...person,
  }
}

/** The two names in other scripts are among the newest leads, where they are seen at once. */
function ownScriptPlace(index: number, total: number): number {
  return [total - 5, total - 12].indexOf(index)
}

function makeName(random: Random): PersonName {
  if (random.chance(0.012)) return random.pick(longNames)
  const family = random.weighted(nameFamilies)
  const firstName = random.pick(random.chance(0.46) ? family.women : family.men)
  const lastName = random.pick(family.surnames)
  return { firstName, lastName, latin: `${latinSlug(firstName)}.${latinSlug(lastName)}` }
}

function latinSlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}
