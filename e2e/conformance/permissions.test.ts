import type { Feature, Rights, Viewer } from '@foyer/contract/accounts/model'
import { features } from '@foyer/contract/accounts/model'
import { may, policy } from '@foyer/contract/policy'
import { describe, expect, it } from 'vitest'
import { actionsOf } from './permission-actions'
import { belongsToCompleteSlice, type SpecPermission, spec } from './spec'

const allRights: Rights = {
  crm: { edit: true, canAssign: true },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
}

const staff: Viewer = {
  userId: 'a',
  companyId: 'b',
  sessionId: 'c',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  isSuperAdmin: false,
  isAdmin: false,
  isClient: false,
  rights: allRights,
  features: [...features],
  mustChoosePassword: false,
  isSetupByAdmins: false,
}

const without = (flag: string): Viewer => {
  const [area = '', right = ''] = flag.replace('rolesAssigned.', '').split('.')
  const rights = structuredClone(allRights) as unknown as Record<string, Record<string, boolean>>
  if (rights[area]) rights[area][right] = false
  return { ...staff, rights: rights as unknown as Rights }
}
const withoutFeature = (name: Feature): Viewer => ({
  ...staff,
  features: staff.features.filter((feature) => feature !== name),
})

/** The people whom a row of the specification refuses; none where the row is about the state of a record. */
function refusedBy({ flag }: SpecPermission): Viewer[] {
  if (flag === 'isClient false') return [{ ...staff, isClient: true }]
  const feature = /^feature (\w+)$/.exec(flag)?.[1]
  if (feature) return [withoutFeature(feature as Feature)]
  const flags = flag.split(' and ').filter((part) => /^(rolesAssigned\.)?\w+\.\w+$/.test(part))
  return flags.map(without)
}

const known = Object.entries(actionsOf).flatMap(([id, actions]) => {
  const row = spec.permissions.find((permission) => permission.id === id)
  return actions === 'screen' ? [] : actions.map((action) => ({ id, action, row }))
})

describe.each(known)('$id: $action', ({ action, row }) => {
  it('is refused to those whom the specification refuses, and open to the rest', () => {
    if (!row) throw new Error('no such row in permissions.json')
    const refused = refusedBy(row)
    expect(refused.length).toBeGreaterThan(0)
    for (const viewer of refused) expect(may(viewer, action)).toBe(false)
    expect(may(staff, action)).toBe(true)
    expect(may(undefined, action)).toBe(false)
  })
})

describe('complete slices', () => {
  it('name the actions behind every permission of the specification', () => {
    const rows = spec.permissions.filter((row) => belongsToCompleteSlice('permissions', row.id))
    expect(
      rows.filter((row) => refusedBy(row).length > 0 && !actionsOf[row.id]).map((row) => row.id),
    ).toEqual([])
  })
})

it('every action that a permission names has a row in the policy', () => {
  const actions: string[] = Object.keys(policy)
  expect(known.map(({ action }) => action).filter((action) => !actions.includes(action))).toEqual([])
})
