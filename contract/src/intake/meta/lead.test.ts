import { describe, expect, it } from 'vitest'
import { isTestLead, type MetaLead, readMetaLead } from './lead'
import { loginAddress, readComesBack } from './login'
import type { MetaQuestion } from './model'
import { defaultTarget, targetOfQuestion } from './questions'

const question = (key: string, label: string, type = 'CUSTOM'): MetaQuestion => ({ key, label, type })
const lead = (answers: Record<string, string>, more: Partial<MetaLead> = {}): MetaLead => ({
  id: '700',
  formId: '500',
  createdAt: undefined,
  answers: Object.entries(answers).map(([key, value]) => ({ key, values: [value] })),
  platform: undefined,
  isOrganic: undefined,
  adName: undefined,
  adsetName: undefined,
  campaignName: undefined,
  ...more,
})
const fields = [{ id: 'f1', name: 'Facing' }]

describe('where the answers of a form of Meta go', () => {
  it.each([
    [question('full_name', 'पूरा नाम', 'FULL_NAME'), 'fullName'],
    [question('q1', 'Your budget?', 'CUSTOM'), 'remarks'],
    [question('budget', 'Wie viel?', 'CUSTOM'), 'budget'],
    [question('q2', 'Facing', 'CUSTOM'), 'custom:f1'],
    // Of a lead that was worked on elsewhere: a door has no place for it.
    [question('status', 'Status', 'CUSTOM'), 'remarks'],
  ])('%o goes into %s by itself', (asked, target) => expect(defaultTarget(asked, fields)).toBe(target))

  it('is as somebody chose, while that field exists', () => {
    const asked = question('budget', 'Budget')
    expect(targetOfQuestion(asked, { budget: 'city' }, fields)).toBe('city')
    expect(targetOfQuestion(asked, { budget: 'none' }, fields)).toBeUndefined()
    expect(targetOfQuestion(asked, { budget: 'custom:gone' }, fields)).toBe('budget')
  })
})

describe('a lead of Meta', () => {
  it('loses nothing: a second answer for a field, and what goes nowhere, are kept beside it', () => {
    const form = {
      name: 'Kitchens',
      questions: [question('city', 'City', 'CITY'), question('site', 'Site'), question('why', 'Why us?')],
      mapping: { site: 'city' as const, why: 'none' as const },
    }
    const read = readMetaLead(lead({ city: 'Pune', site: 'Mumbai', why: 'a friend' }), form, fields)
    expect(read.values).toEqual([
      { target: 'city', text: 'Pune' },
      { target: 'sourceName', text: 'Kitchens' },
    ])
    expect(read.rest).toMatchObject({ Site: 'Mumbai', 'Why us?': 'a friend', Form: 'Kitchens' })
  })

  it('names its source by the platform, its campaign, and keeps the words of the form above both', () => {
    const ofInstagram = { platform: 'ig', campaignName: 'Diwali' }
    expect(readMetaLead(lead({}, ofInstagram), undefined, fields).values).toEqual([
      { target: 'source', text: 'Instagram' },
      { target: 'sourceName', text: 'Diwali' },
    ])
    const told = readMetaLead(lead({ how_did_you_hear_about_us: 'Radio' }, ofInstagram), undefined, fields)
    expect(told.values).toEqual([
      { target: 'source', text: 'Radio' },
      { target: 'sourceName', text: 'Diwali' },
    ])
  })

  it.each([
    [lead({ email: '<test lead: dummy data for email>' }), true],
    [lead({}, { id: '444444444444' }), true],
    [lead({ full_name: 'Test Lead' }), false],
  ])('%# of the testing tool is told apart from a person', (one, isTest) =>
    expect(isTestLead(one)).toBe(isTest),
  )
})

describe('the login', () => {
  it('keeps what the address of the dialog has already', () => {
    const parts = {
      dialog: 'https://a.example/d?locale=en',
      appId: '1',
      returnTo: 'https://b.example/',
      state: 's',
    }
    expect(new URL(loginAddress(parts)).searchParams.get('locale')).toBe('en')
  })

  it.each([
    ['', undefined],
    ['list=x', undefined],
    ['code=c&state=s', { is: 'connected', code: 'c', state: 's' }],
    ['code=c', { is: 'unknown', said: '' }],
    ['error=access_denied&state=s', { is: 'unknown', said: 'access_denied' }],
  ])('that comes back with “%s” is read', (search, back) =>
    expect(readComesBack(new URLSearchParams(search))).toEqual(back),
  )
})
