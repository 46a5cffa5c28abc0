import { randomUUID } from 'node:crypto'
import type { Rights } from '@foyer/contract/accounts/model'
import type { MemberChange } from '@foyer/contract/people/model'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { anInvitation, changeOf, memberNamed } from '../../testing/builders/people'
import { type TestCompany, type TestPerson, useTestApp } from '../../testing/test-app'

const test = useTestApp()

const all: Rights = {
  crm: { edit: true, canAssign: true },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
}

let company: TestCompany
let owner: TestPerson
let admin: TestPerson
/** An admin without the right to quotations and without book keeping. */
let lesser: TestPerson
let member: TestPerson
let foreignOwner: TestPerson
let foreigner: TestPerson
let foreignDesignation: string

beforeAll(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
  admin = await company.person('admin')
  lesser = await company.person('admin')
  member = await company.person('reader')
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

/** Everything that says what somebody may do, of everybody of both companies. */
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

interface Try {
  what: string
  attempt: () => Promise<{ status: number }>
  refusedWith: number
}

const tries: Try[] = [
  {
    what: 'a member invites',
    attempt: () => rawInvite(member, {}),
    refusedWith: 403,
  },
  {
    what: 'a member creates a designation',
    attempt: () => test.send(member, peopleEndpoints.createDesignation, { name: 'Boss' }),
    refusedWith: 403,
  },
  {
    what: 'a member makes themselves admin',
    attempt: () => changing(member, member, { role: 'Admin', rights: all }),
    refusedWith: 403,
  },
  {
    what: 'an admin invites a super admin',
    attempt: () => rawInvite(admin, { roleName: 'Super Admin' }),
    refusedWith: 403,
  },
  {
    what: 'a super admin invites a super admin',
    attempt: () => rawInvite(owner, { roleName: 'super admin' }),
    refusedWith: 403,
  },
  {
    what: 'an admin raises a member to super admin',
    attempt: () => changing(admin, member, { role: 'Super Admin' }),
    refusedWith: 403,
  },
  {
    what: 'an admin raises themselves to super admin',
    attempt: () => changing(admin, admin, { role: 'Super Admin' }),
    refusedWith: 403,
  },
  {
    what: 'an admin demotes a super admin',
    attempt: () => changing(admin, owner, { role: 'Sales' }),
    refusedWith: 403,
  },
  {
    what: 'an admin takes a right from a super admin',
    attempt: () => changing(admin, owner, { rights: { ...all, quotation: { edit: false } } }),
    refusedWith: 403,
  },
  {
    what: 'an admin deactivates a super admin',
    attempt: () => test.send(admin, peopleEndpoints.deactivate, { memberId: owner.userId }),
    refusedWith: 403,
  },
  {
    what: 'an admin resets the password of a super admin',
    attempt: () => test.send(admin, peopleEndpoints.resetPassword, { memberId: owner.userId }),
    refusedWith: 403,
  },
  {
    what: 'an admin marks a super admin absent',
    attempt: () => test.send(admin, peopleEndpoints.setAbsence, { memberId: owner.userId, isAbsent: true }),
    refusedWith: 403,
  },
  {
    what: 'the last super admin demotes themselves',
    attempt: () => changing(owner, owner, { role: 'Admin' }),
    refusedWith: 409,
  },
  {
    what: 'the last super admin deactivates themselves',
    attempt: () => test.send(owner, peopleEndpoints.deactivate, { memberId: owner.userId }),
    refusedWith: 409,
  },
  {
    what: 'an admin gives a right they do not have',
    attempt: () => changing(lesser, member, { rights: { ...all, crm: { edit: false, canAssign: false } } }),
    refusedWith: 403,
  },
  {
    what: 'an admin gives themselves a right',
    attempt: () => changing(lesser, lesser, { rights: all }),
    refusedWith: 403,
  },
  {
    what: 'an admin gives themselves a feature',
    attempt: () => changing(lesser, lesser, { features: ['crm', 'accessPanel', 'accounts'] }),
    refusedWith: 403,
  },
  {
    what: 'an admin gives the role of an admin that may do more than they',
    attempt: () => changing(lesser, member, { role: 'Admin', rights: all }),
    refusedWith: 403,
  },
  {
    what: 'an admin invites with a role that may do more than they',
    attempt: () => rawInvite(lesser, { roleName: 'Admin' }),
    refusedWith: 403,
  },
  {
    what: 'somebody of another company is changed',
    attempt: async () =>
      test.send(owner, peopleEndpoints.changeMember, {
        ...changeOf(await memberNamed(test, foreignOwner, foreigner.email)),
        role: 'Admin',
      }),
    refusedWith: 404,
  },
  {
    what: 'somebody of another company is deactivated',
    attempt: () => test.send(owner, peopleEndpoints.deactivate, { memberId: foreigner.userId }),
    refusedWith: 404,
  },
  {
    what: 'somebody of another company is reset',
    attempt: () => test.send(owner, peopleEndpoints.resetPassword, { memberId: foreigner.userId }),
    refusedWith: 404,
  },
  {
    what: 'the leads of somebody of another company are counted',
    attempt: () => test.send(owner, peopleEndpoints.openLeads, { memberId: foreigner.userId }),
    refusedWith: 404,
  },
  {
    what: 'a member reports to another company',
    attempt: () => changing(owner, member, { reportsTo: foreigner.userId }),
    refusedWith: 400,
  },
  {
    what: 'a member gets a designation of another company',
    attempt: () => changing(owner, member, { designationId: foreignDesignation }),
    refusedWith: 400,
  },
  {
    what: 'an invitation names a designation of another company',
    attempt: () => rawInvite(owner, { designation: foreignDesignation }),
    refusedWith: 400,
  },
  {
    what: 'an invitation names a manager of another company',
    attempt: () => rawInvite(owner, { reportTo: foreigner.userId }),
    refusedWith: 400,
  },
  {
    what: 'a client becomes staff',
    attempt: async () =>
      test.send(owner, peopleEndpoints.changeMember, {
        memberId: (await company.person('client')).userId,
        role: 'Admin',
        rights: all,
        features: [],
        designationId: undefined,
        reportsTo: undefined,
      }),
    refusedWith: 404,
  },
  {
    what: 'a role that nobody has laid',
    attempt: () => changing(owner, member, { role: 'Owner of everything' }),
    refusedWith: 400,
  },
  {
    what: 'a feature that does not exist',
    attempt: () => changing(owner, member, { features: ['everything' as never] }),
    refusedWith: 400,
  },
  {
    what: 'an id that is none',
    attempt: () => test.send(owner, peopleEndpoints.deactivate, { memberId: "' or 1=1" }),
    refusedWith: 400,
  },
]

describe('nobody gets more than they may have', () => {
  it.each(tries)('$what', async ({ attempt, refusedWith }) => {
    const isClientTry = tries.find((one) => one.attempt === attempt)?.what === 'a client becomes staff'
    const before = await standings()
    const { status } = await attempt()
    expect(status).toBe(refusedWith)
    const after = await standings()
    if (isClientTry)
      expect(after.filter((row) => !row.is_client)).toEqual(before.filter((row) => !row.is_client))
    else expect(after).toEqual(before)
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
