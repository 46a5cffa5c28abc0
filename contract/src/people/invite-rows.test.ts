import { describe, expect, it } from 'vitest'
import { peopleEndpoints } from '../wire/people'
import { defaultRoles, superAdminRole } from './default-roles'
import {
  checkRows,
  emptyRow,
  type InviteRow,
  inviteRoles,
  rowProblems,
  startRows,
  storedRow,
} from './invite-rows'

const designationId = '01990000-0000-7000-8000-000000000001'
const row: InviteRow = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  role: 'Sales',
  designationId,
}
const own = 'kavya@example.com'

describe('the rows', () => {
  it('O-042 are three to start with', () => {
    expect(startRows).toEqual([emptyRow, emptyRow, emptyRow])
  })

  it('O-045 need one that is filled', () => {
    const blank = { ...emptyRow, firstName: '  ' }
    expect(checkRows([emptyRow, blank], own)).toEqual({ text: 'Please fill at least one row' })
  })

  it('O-046 are complete or blank', () => {
    expect(checkRows([row, { ...emptyRow, email: 'b@example.com' }, emptyRow], own)).toEqual({
      rows: [
        {},
        {
          firstName: 'Field is required',
          lastName: 'Field is required',
          role: 'Field is required',
          designationId: 'Field is required',
        },
        {},
      ],
    })
  })

  it('O-044 names have at most fifteen characters, emails look like emails', () => {
    expect(rowProblems({ ...row, firstName: 'a'.repeat(15), lastName: 'b'.repeat(15) })).toEqual({})
    expect(rowProblems({ ...row, firstName: 'a'.repeat(16), email: 'asha@example' })).toEqual({
      firstName: 'Maximum length is 15',
      email: 'You have entered Invalid Email',
    })
  })

  it('O-047 have each email once, and not the one of the admin', () => {
    expect(checkRows([row, { ...row, email: ' ASHA@example.com ' }], own)).toEqual({
      text: 'Team Members cannot have same Email Id',
      emails: ['asha@example.com'],
    })
    expect(checkRows([{ ...row, email: 'Kavya@Example.com' }], own)).toEqual({
      text: 'Team Members cannot have same Email Id as of Admin',
      emails: [own],
    })
  })

  it('give clean invitations', () => {
    expect(checkRows([emptyRow, { ...row, firstName: ' Asha ', email: 'Asha@Example.com' }], own)).toEqual({
      invitations: [row],
    })
  })

  it('are read from the browser whatever they have become', () => {
    expect(storedRow({ firstName: 'Asha', email: 7, more: 'x' })).toEqual({ ...emptyRow, firstName: 'Asha' })
    expect(storedRow(undefined)).toEqual(emptyRow)
  })
})

it('O-048 the roles are four fixed ones with query parameters, otherwise those of the firm without Super Admin', () => {
  const roles = [superAdminRole, ...defaultRoles]
  expect(inviteRoles(roles, true)).toEqual(['Admin', 'Site Manager', 'Accountant', 'Purchase Manager'])
  expect(inviteRoles(roles, false)).toEqual(defaultRoles.map(({ name }) => name))
  for (const name of inviteRoles(roles, true)) expect(defaultRoles.map((role) => role.name)).toContain(name)
})

it('O-049 what the role brings travels as isAdmin and rolesAssigned', () => {
  const [admin] = defaultRoles
  const claimed = { isAdmin: true, rights: admin?.rights ?? superAdminRole.rights }
  const { body } = peopleEndpoints.teamOnboard.request.write({ rows: [{ ...row, role: 'Admin', claimed }] })
  expect(body).toMatchObject({
    teamMembers: [
      { roleName: 'Admin', isAdmin: true, rolesAssigned: claimed.rights, designation: designationId },
    ],
  })
})
