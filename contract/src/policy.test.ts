import { describe, expect, it } from 'vitest'
import { features, type Viewer } from './accounts/model'
import { type Action, may, policy } from './policy'

const actions = Object.keys(policy) as Action[]

const nobody: Viewer = {
  userId: '019a1f3e-0000-7000-8000-0000000000a1',
  companyId: '019a1f3e-0000-7000-8000-0000000000c1',
  sessionId: '019a1f3e-0000-7000-8000-0000000000d1',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  isSuperAdmin: false,
  isAdmin: false,
  isClient: false,
  rights: {
    crm: { edit: false, canAssign: false },
    quotation: { edit: false },
    pmt: { canCreateProject: false },
  },
  features: [],
  mustChoosePassword: false,
  isSetupByAdmins: false,
}
const everyRight: Viewer['rights'] = {
  crm: { edit: true, canAssign: true },
  quotation: { edit: true },
  pmt: { canCreateProject: true },
}
const owner: Viewer = {
  ...nobody,
  isSuperAdmin: true,
  isAdmin: true,
  rights: everyRight,
  features: [...features],
}

const allowed = (viewer: Viewer | undefined) => actions.filter((action) => may(viewer, action))

describe('the policy', () => {
  it('lets strangers only sign in, register, recover, open a link they were given, deliver to an address they know and ask how the service is', () => {
    expect(allowed(undefined).toSorted()).toEqual([
      'accounts.recover',
      'accounts.signIn',
      'calendar.readFeed',
      'files.download',
      'intake.deliver',
      'intake.enquire',
      'leadMail.unsubscribe',
      'mail.readDemoOutbox',
      'onboarding.register',
      'quotations.answerByLink',
      'service.check',
      'service.readApiDocument',
    ])
  })

  it('gives a client no access to the firm, whatever rights they have by mistake', () => {
    const client = { ...owner, isClient: true }
    expect(allowed(client)).toEqual(allowed({ ...nobody, isClient: true }))
    expect(may(client, 'leads.read')).toBe(false)
    expect(may(client, 'jobs.readFailed')).toBe(false)
  })

  it('shows leads to those who have the feature, admin or not', () => {
    expect(may({ ...nobody, features: ['crm'] }, 'leads.read')).toBe(true)
    expect(may({ ...nobody, features: ['accounts'] }, 'leads.read')).toBe(false)
    expect(may({ ...owner, features: [] }, 'leads.read')).toBe(false)
  })

  it('lets only admins see failed jobs', () => {
    for (const action of ['jobs.readFailed', 'jobs.retry'] as const) {
      expect(may({ ...nobody, rights: everyRight, features: [...features] }, action)).toBe(false)
      expect(may({ ...nobody, isAdmin: true }, action)).toBe(true)
      expect(may({ ...nobody, isSuperAdmin: true }, action)).toBe(true)
    }
  })

  it('lets the owner take every action of the firm', () => {
    expect(allowed(owner)).toEqual(actions.filter((action) => !action.startsWith('clientArea.')))
  })
})
