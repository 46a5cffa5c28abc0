import { randomUUID } from 'node:crypto'
import type { Rights } from '@foyer/contract/accounts/model'
import type { MemberChange } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { anInvitation, changeOf, memberNamed } from '../../testing/builders/people'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'

const test = useTestApp()

const all: Rights = {
  crm: { edit: true, canAssign: true },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
}

let company: TestCompany
let owner: TestPerson
let admin: TestPerson
/** An admin without the right to quotations and without bookkeeping. */
let lesser: TestPerson
let member: TestPerson
let foreignOwner: TestPerson
let foreigner: TestPerson
let foreignDesignation: string
let client: TestPerson

beforeAll(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
  admin = await company.person('admin')
  lesser = await company.person('admin')
  member = await company.person('reader')
  client = await company.person('client')
  const before = await memberNamed(test, owner, lesser.email)
  const less = changeOf(before, {
    rights: { ...all, quotation: { edit: false } },
    features: before.features.filter((name) => name !== 'accounts'),
  })
  await test.call(owner, peopleEndpoints.changeMember, less)
  const abroad = await test.company()
  foreignOwner = await abroad.person('superAdmin')
  foreigner = await abroad.person('editor')
  const made = await test.call(foreignOwner, peopleEndpoints.createDesignation, { name: 'Abroad' })
  foreignDesignation = made.id
})

const rawInvite = async (by: TestPerson, over: object) => {
  const { role, designationId, ...row } = await anInvitation(test, owner)
  const sent = { ...row, roleName: role, designation: designationId, ...over }
  const answer = await test.app.inject({
    method: 'POST',
    url: peopleEndpoints.teamOnboard.path,
    headers: { authorization: `Bearer ${by.token}` },
    payload: { teamMembers: [sent] },
  })
  return { status: answer.statusCode, email: sent.email, body: answer.json() }
}

/** The rights of everybody in both companies. */
const standings = async () => {
  const { rows } = await test.deps.database.pool.query(
    `select user_id, company_id, role_name, is_super_admin, is_admin, is_client, crm_edit, crm_can_assign,
       quotation_edit, can_create_project, features, report_to, designation_id, deactivated_at, is_absent
     from members order by company_id, user_id`,
  )
  return rows
}

const changing = async (by: TestPerson, whom: TestPerson, over: Partial<MemberChange>) =>
  test.send(by, peopleEndpoints.changeMember, changeOf(await memberNamed(test, owner, whom.email), over))

type Try = [what: string, refusedWith: number, attempt: () => Promise<{ status: number }>]

const tries: Try[] = [
  ['a member invites', 403, () => rawInvite(member, {})],
  [
    'a member creates a designation',
    403,
    () => test.send(member, peopleEndpoints.createDesignation, { name: 'Boss' }),
  ],
  ['a member makes themselves admin', 403, () => changing(member, member, { role: 'Admin', rights: all })],
  ['an admin invites a super admin', 403, () => rawInvite(admin, { roleName: 'Super Admin' })],
  ['a super admin invites a super admin', 403, () => rawInvite(owner, { roleName: 'super admin' })],
  ['an admin raises a member to super admin', 403, () => changing(admin, member, { role: 'Super Admin' })],
  ['an admin raises themselves to super admin', 403, () => changing(admin, admin, { role: 'Super Admin' })],
  ['an admin demotes a super admin', 403, () => changing(admin, owner, { role: 'Sales' })],
  [
    'an admin takes a right from a super admin',
    403,
    () => changing(admin, owner, { rights: { ...all, quotation: { edit: false } } }),
  ],
  [
    'an admin deactivates a super admin',
    403,
    () => test.send(admin, peopleEndpoints.deactivate, { memberId: owner.userId }),
  ],
  [
    'an admin resets the password of a super admin',
    403,
    () => test.send(admin, peopleEndpoints.resetPassword, { memberId: owner.userId }),
  ],
  [
    'an admin marks a super admin absent',
    403,
    () => test.send(admin, peopleEndpoints.setAbsence, { memberId: owner.userId, isAbsent: true }),
  ],
  ['the last super admin demotes themselves', 409, () => changing(owner, owner, { role: 'Admin' })],
  [
    'the last super admin deactivates themselves',
    409,
    () => test.send(owner, peopleEndpoints.deactivate, { memberId: owner.userId }),
  ],
  [
    'an admin gives a right they do not have',
    403,
    () => changing(lesser, member, { rights: { ...all, crm: { edit: false, canAssign: false } } }),
  ],
  ['an admin gives themselves a right', 403, () => changing(lesser, lesser, { rights: all })],
  [
    'an admin gives themselves a feature',
    403,
    () => changing(lesser, lesser, { features: ['crm', 'accessPanel', 'accounts'] }),
  ],
  [
    'an admin gives the role of an admin that may do more than they',
    403,
    () => changing(lesser, member, { role: 'Admin', rights: all }),
  ],
  [
    'an admin invites with a role that may do more than they',
    403,
    () => rawInvite(lesser, { roleName: 'Admin' }),
  ],
  [
    'somebody of another company is changed',
    404,
    async () =>
      test.send(owner, peopleEndpoints.changeMember, {
        ...changeOf(await memberNamed(test, foreignOwner, foreigner.email)),
        role: 'Admin',
      }),
  ],
  [
    'somebody of another company is deactivated',
    404,
    () => test.send(owner, peopleEndpoints.deactivate, { memberId: foreigner.userId }),
  ],
  [
    'somebody of another company is reset',
    404,
    () => test.send(owner, peopleEndpoints.resetPassword, { memberId: foreigner.userId }),
  ],
  [
    'the leads of somebody of another company are counted',
    404,
    () => test.send(owner, peopleEndpoints.openLeads, { memberId: foreigner.userId }),
  ],
  [
    'a member reports to another company',
    400,
    () => changing(owner, member, { reportsTo: foreigner.userId }),
  ],
  [
    'a member gets a designation of another company',
    400,
    () => changing(owner, member, { designationId: foreignDesignation }),
  ],
  [
    'an invitation names a designation of another company',
    400,
    () => rawInvite(owner, { designation: foreignDesignation }),
  ],
  [
    'an invitation names a manager of another company',
    400,
    () => rawInvite(owner, { reportTo: foreigner.userId }),
  ],
  [
    'a client becomes staff',
    404,
    async () =>
      test.send(owner, peopleEndpoints.changeMember, {
        memberId: client.userId,
        role: 'Admin',
        rights: all,
        features: [],
        designationId: undefined,
        reportsTo: undefined,
      }),
  ],
  ['a role that nobody has laid', 400, () => changing(owner, member, { role: 'Owner of everything' })],
  [
    'a feature that does not exist',
    400,
    () => changing(owner, member, { features: ['everything' as never] }),
  ],
  ['an id that is none', 400, () => test.send(owner, peopleEndpoints.deactivate, { memberId: "' or 1=1" })],
]

describe('nobody gets more than they may have', () => {
  it.each(tries)('%s', async (_what, refusedWith, attempt) => {
    const before = await standings()
    const { status } = await attempt()
    expect(status).toBe(refusedWith)
    expect(await standings()).toEqual(before)
  })

  it('what an invitation says of rights, inviter and company is not read', async () => {
    const { status, email } = await rawInvite(admin, {
      roleName: 'Site Manager',
      isAdmin: true,
      isSuperAdmin: true,
      rolesAssigned: all,
      features: ['accessPanel'],
      addedBy: owner.userId,
      companyId: foreignOwner.companyId,
      cId: foreignOwner.companyId,
      isClient: false,
      password: 'Chosen@123',
    })
    expect(status).toBe(200)
    expect(await memberNamed(test, owner, email)).toMatchObject({
      isAdmin: false,
      isSuperAdmin: false,
      rights: {
        crm: { edit: false, canAssign: false },
        quotation: { edit: false },
        pmt: { canCreateProject: false },
      },
      features: ['files', 'tasks', 'mom'],
      reportsTo: { id: admin.userId },
    })
    const { rows } = await test.deps.database.pool.query(
      'select m.invited_by, m.company_id from members m join users u on u.id = m.user_id where u.email = $1',
      [email],
    )
    expect(rows).toEqual([{ invited_by: admin.userId, company_id: company.id }])
  })

  it('a change of a member reads no flag but the ones it knows', async () => {
    const change = changeOf(await memberNamed(test, owner, member.email))
    const { body } = peopleEndpoints.changeMember.request.write(change)
    const answer = await test.app.inject({
      method: 'POST',
      url: peopleEndpoints.changeMember.path,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: {
        ...(body as object),
        isAdmin: true,
        isSuperAdmin: true,
        isClient: true,
        companyId: randomUUID(),
      },
    })
    expect(answer.statusCode).toBe(200)
    expect(await memberNamed(test, owner, member.email)).toMatchObject({
      isAdmin: false,
      isSuperAdmin: false,
    })
  })

  it('an admin whose rights are taken a moment before gives none of them any more', async () => {
    const falling = await company.person('admin')
    await changing(owner, falling, { role: 'Sales' })
    expect((await rawInvite(falling, {})).status).toBe(403)
  })

  it('whoever is deactivated is not given back by somebody who has less', async () => {
    const strong = await company.person('admin')
    await test.call(owner, peopleEndpoints.deactivate, { memberId: strong.userId })
    const answer = await test.send(lesser, peopleEndpoints.reactivate, { memberId: strong.userId })
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-yours-to-give' } })
  })
})
