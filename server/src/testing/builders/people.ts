import { randomUUID } from 'node:crypto'
import type { Invitation, MemberChange, TeamMember } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import type { TestApp } from '../test-app'
import type { TestPerson } from '../test-company'

/** A row of the invite form, with a designation of the inviter's company. */
export async function anInvitation(
  test: TestApp,
  inviter: TestPerson,
  over: Partial<Invitation> = {},
): Promise<Invitation> {
  const name = `Drafter ${randomUUID().slice(0, 8)}`
  const designation = over.designationId
    ? { id: over.designationId }
    : await test.call(inviter, peopleEndpoints.createDesignation, { name })
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha-${randomUUID()}@example.com`,
    role: 'Sales',
    designationId: designation.id,
    ...over,
  }
}

export async function memberNamed(test: TestApp, by: TestPerson, email: string): Promise<TeamMember> {
  const team = await test.call(by, peopleEndpoints.team, {})
  const found = team.find((member) => member.email === email)
  if (!found) throw new Error(`${email} is not in the team`)
  return found
}

/** A change that changes nothing except what is given. */
export const changeOf = (member: TeamMember, over: Partial<MemberChange> = {}): MemberChange => ({
  memberId: member.id,
  role: member.role,
  rights: member.rights,
  features: member.features,
  designationId: member.designation?.id,
  reportsTo: member.reportsTo?.id,
  ...over,
})
