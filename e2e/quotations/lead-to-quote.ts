import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { addLead } from '../add-lead'
import { call, type Session } from '../wire'

const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

interface LeadToQuote {
  id: string
  name: string
  email: string
}

/** Somebody of whom nothing else in the demo has the name. */
export async function leadToQuote(
  base: string,
  session: Session,
  { hasEmail }: { hasEmail: boolean },
): Promise<LeadToQuote> {
  const [firstName, lastName] = ['Revati', `Gokhale${letters(7)}`]
  const email = `${lastName}@example.in`.toLowerCase()
  const phone = `+91 98${Math.floor(1e7 + Math.random() * 8e7)}`
  const contact = { firstName, lastName, designation: undefined, type: undefined, phones: [phone] }
  const id = await addLead(
    base,
    session,
    { firstName, lastName, phone },
    { contacts: [{ ...contact, email: hasEmail ? email : undefined }], city: 'Nashik', area: '900' },
  )
  return { id, name: `${firstName} ${lastName}`, email }
}

/** Their project with themselves as its client, behind the back of the pages; gives its id. */
export async function projectOfLead(
  base: string,
  session: Session,
  { id: leadId, name, email }: LeadToQuote,
): Promise<string> {
  const of = { leadId, name }
  const person = { ...of, email, type: 'individual', isCompanyItself: false } as const
  const client = await call(base, projectEndpoints.addClient, person, session)
  const begun = {
    clientId: client.id,
    memberIds: [],
    isConfirmed: true,
    isFromLead: true,
    isCompanyOwn: false,
  }
  return (await call(base, projectEndpoints.add, { ...of, ...begun }, session)).id
}
