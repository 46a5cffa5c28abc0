import { features } from '@foyer/contract/accounts/model'
import { todayIn } from '@foyer/contract/kit/dates'
import type { Scope } from '../context'
import { insertCompany, type SeedPerson, staffFeatures } from './insert-company'
import { insertManyLeads } from './insert-many-leads'
import { generateCompany } from './invent/generate-company'

const twoYears = 730

/** A company of any size with a person of each kind, for measurements. Returns the email of its owner. */
export async function seedBig(scope: Scope, leads: number, passwordHash: string): Promise<string> {
  const company = generateCompany({
    seed: leads,
    today: todayIn('Asia/Kolkata', scope.now),
    now: scope.now,
    leads,
    profile: 'big',
    pastDays: twoYears,
  })
  const suffix = `${leads}-${scope.now.getTime()}.foyer.test`
  const everyRight = { crmEdit: true, crmCanAssign: true, quotationEdit: true, canCreateProject: true }
  const owner: SeedPerson = {
    key: 'owner',
    email: `owner@${suffix}`,
    firstName: 'Owner',
    lastName: '',
    roleName: 'Super Admin',
    isSuperAdmin: true,
    isAdmin: true,
    ...everyRight,
    features: [...features],
  }
  const team = company.people.map((person): SeedPerson => {
    const [firstName = '', ...rest] = person.fullName.split(' ')
    return {
      key: person.key,
      email: `${person.key}@${suffix}`,
      firstName,
      lastName: rest.join(' '),
      roleName: person.designation,
      isAdmin: person.key === 'admin',
      crmEdit: true,
      features: staffFeatures,
      reportTo: 'owner',
    }
  })
  await insertCompany(scope, company, [owner, ...team], passwordHash, insertManyLeads)
  return owner.email
}
