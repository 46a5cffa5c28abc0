import { describe, expect, it } from 'vitest'
import { defaultRoles, superAdminRole } from './default-roles'
import type { Role, Standing } from './model'
import { isCircle, mayManage, notToGive, sameRights, singleRights, stateOf } from './rules'

const role = (name: string): Role => defaultRoles.find((one) => one.name === name) ?? superAdminRole
const admin = role('Admin')
const sales = role('Sales')

describe('giving rights', () => {
  it('nobody gives what they do not have', () => {
    expect(notToGive(admin, sales)).toEqual([])
    expect(notToGive(sales, admin)).toContain('admin')
    expect(notToGive(admin, superAdminRole)).toEqual(['superAdmin'])
    const withoutQuotations: Standing = { ...admin, rights: { ...admin.rights, quotation: { edit: false } } }
    expect(notToGive(withoutQuotations, sales)).toEqual(['quotationEdit'])
  })

  it('what somebody has already is not given', () => {
    const lesser: Standing = { ...admin, features: [], rights: sales.rights }
    expect(notToGive(lesser, role('Sales Manager'), role('Sales Manager'))).toEqual([])
    expect(notToGive(lesser, role('Sales Manager'), sales)).toEqual(['crmCanAssign', 'canCreateProject'])
  })

  it('a super admin has everything, whatever the switches say', () => {
    const bare: Standing = {
      ...superAdminRole,
      isAdmin: false,
      features: [],
      rights: role('Site Manager').rights,
    }
    expect(notToGive(bare, superAdminRole)).toEqual([])
    expect(sameRights(bare, superAdminRole)).toBe(true)
  })

  it('every single right can be set and read', () => {
    for (const { has, set } of singleRights) {
      const { rights } = role('Site Manager')
      expect(has(rights)).toBe(false)
      expect(has(set(rights, true))).toBe(true)
    }
  })
})

it('admins manage people, super admins only by super admins', () => {
  expect(mayManage(admin, admin)).toBe(true)
  expect(mayManage(admin, superAdminRole)).toBe(false)
  expect(mayManage(superAdminRole, superAdminRole)).toBe(true)
  expect(mayManage(sales, sales)).toBe(false)
})

it('only Admin of the default roles is admin, and none is super admin', () => {
  expect(defaultRoles.filter(({ isAdmin }) => isAdmin).map(({ name }) => name)).toEqual(['Admin'])
  expect(defaultRoles.some(({ isSuperAdmin }) => isSuperAdmin)).toBe(false)
})

describe('managers', () => {
  const managerOf = new Map([
    ['c', 'b'],
    ['b', 'a'],
    ['a', undefined],
    ['x', 'y'],
    ['y', 'x'],
  ])
  it.each([
    ['a', 'a', true],
    ['a', 'b', true],
    ['a', 'c', true],
    ['c', 'a', false],
    ['b', 'c', true],
    ['a', 'x', false],
  ])('%s reporting to %s: a circle is %s', (member, manager, expected) => {
    expect(isCircle(managerOf, member, manager)).toBe(expected)
  })
})

it('the state of a member', () => {
  const usual = { isDeactivated: false, hasSignedIn: true, isAbsent: false }
  expect(stateOf(usual)).toBe('active')
  expect(stateOf({ ...usual, hasSignedIn: false })).toBe('invited')
  expect(stateOf({ ...usual, isAbsent: true })).toBe('absent')
  expect(stateOf({ isDeactivated: true, hasSignedIn: false, isAbsent: true })).toBe('deactivated')
})
