import { addDays, calendarDateOf, compareDates, instantOf } from '@foyer/contract/kit/dates'
import { normalisePhone } from '@foyer/contract/kit/phone-number'
import { describe, expect, it } from 'vitest'
import { generateCompany } from './generate-company'
import type { BelievableLead, CompanyWish, ProfileName, StaffKey } from './model'
import { cities } from './words/places'

const zone = 'Asia/Kolkata'
const today = '2026-11-15'
const now = instantOf(today, '15:10', zone)
const wish: CompanyWish = { seed: 7, today, leads: 400, profile: 'pune-studio', now }

const daysBeforeToday = (lead: BelievableLead) => compareDates(today, calendarDateOf(lead.createdAt, zone))
const share = <Item>(items: Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length
const keysOf = (leads: BelievableLead[]) => leads.map(({ key }) => key)

describe('generateCompany', () => {
  it('makes the same company for the same wish, also when its leads are read twice', () => {
    const company = generateCompany(wish)
    expect([...company.leads]).toEqual([...company.leads])
    expect([...generateCompany(wish).leads]).toEqual([...company.leads])
    expect([...generateCompany({ ...wish, seed: 8 }).leads]).not.toEqual([...company.leads])
  })

  it('moves all dates along with today', () => {
    const later = [...generateCompany({ ...wish, today: addDays(today, 1), now: undefined }).leads]
    const earlier = [...generateCompany({ ...wish, now: undefined }).leads]
    const shifted = earlier.map(({ createdAt }) => createdAt.getTime() + 24 * 60 * 60 * 1000)
    expect(later.map(({ createdAt }) => createdAt.getTime())).toEqual(shifted)
  })

  it('makes leads one at a time, however many are wished for', () => {
    const taken: string[] = []
    for (const lead of generateCompany({ ...wish, leads: 1_000_000_000 }).leads) {
      taken.push(lead.key)
      if (taken.length === 3) break
    }
    expect(taken).toEqual(['lead-1', 'lead-2', 'lead-3'])
  })

  it('has a pipeline, tags and lists within the limits of the product', () => {
    const { stages, tags, sources, sourceNames, workTypes, teams } = generateCompany(wish)
    expect(stages.map(({ name }) => name)).toEqual([
      'Unassigned',
      'Assigned',
      'Contacted',
      'Site Visit',
      'Proposal Sent',
      'Negotiation',
      'Won',
      'Lost',
    ])
    expect(stages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(stages.filter(({ statuses }) => statuses.length === 0 || statuses.length > 8)).toEqual([])
    expect(new Set(tags.map(({ colour }) => colour)).size).toBe(10)
    expect(tags.filter(({ name }) => name.length > 15)).toEqual([])
    for (const list of [sources, sourceNames, workTypes]) expect(new Set(list).size).toBe(list.length)
    expect(teams.map(({ name }) => name)).toEqual(['Homes West', 'Homes East', 'Signature Projects'])
  })

  it('uses the given names in the history', () => {
    const { people, leads } = generateCompany({ ...wish, names: { sales1: 'Asha Demo' } })
    const sentences = [...leads].flatMap(({ history }) => history.map(({ sentence }) => sentence))
    expect(people.find(({ key }) => key === 'sales1')?.fullName).toBe('Asha Demo')
    expect(sentences).toContain('The Lead has been assigned to Asha Demo')
    expect(sentences.filter((sentence) => sentence.includes('Kavya Menon'))).toEqual([])
  })
})

const cases: [ProfileName, number][] = [
  ['pune-studio', 400],
  ['small-firm', 60],
  ['big', 5000],
]

describe.each(cases)('the leads of %s, %i of them', (profile, count) => {
  const company = generateCompany({ ...wish, profile, leads: count })
  const leads = [...company.leads]
  const breaking = (isBroken: (lead: BelievableLead) => boolean) => keysOf(leads.filter(isBroken))

  it('are as many as wished for, each with its own key, phone and address', () => {
    const emails = leads.flatMap(({ email }) => email ?? [])
    expect(leads).toHaveLength(count)
    expect(new Set(keysOf(leads)).size).toBe(count)
    expect(new Set(leads.map(({ phone }) => normalisePhone(phone))).size).toBe(count)
    expect(breaking(({ phone }) => normalisePhone(phone) !== phone.replace(' ', ''))).toEqual([])
    expect(breaking(({ phone }) => !/^\+91 [6-9]\d{9}$/.test(phone))).toEqual([])
    expect(new Set(emails).size).toBe(emails.length)
    expect(emails.filter((email) => !/^[a-z0-9.]+@([a-z]+\.)?example\.(com|org|net)$/.test(email))).toEqual(
      [],
    )
  })

  it('would pass the forms of the product', () => {
    const name = /^[\p{L}\p{M} ]{0,24}$/u
    const postalCodes = new Map(cities.map((city) => [city.name, city.localities.map(([, code]) => code)]))
    expect(
      breaking(({ firstName, lastName }) => !firstName || !name.test(firstName) || !name.test(lastName)),
    ).toEqual([])
    expect(breaking(({ type, companyName }) => (type === 'corporate') !== Boolean(companyName))).toEqual([])
    expect(breaking(({ companyName = '' }) => companyName.length > 75)).toEqual([])
    expect(breaking(({ city, postalCode }) => !postalCodes.get(city)?.includes(postalCode))).toEqual([])
    expect(breaking(({ city }) => !/^[A-Za-z ]{1,23}$/.test(city))).toEqual([])
    expect(breaking(({ email = '' }) => email.length > 63)).toEqual([])
    expect(
      breaking(({ budget = 300_000 }) => budget < 300_000 || budget > 20_000_000 || budget % 50_000 !== 0),
    ).toEqual([])
    expect(breaking(({ area = 500 }) => area < 30 || area > 999_999)).toEqual([])
  })

  it('point only at things that the company has', () => {
    const { stages, tags, sources, sourceNames, workTypes, teams, people } = company
    const staff = new Set<StaffKey>(people.map(({ key }) => key))
    expect(
      breaking(({ stage, statusId }) => {
        const found = stages.find(({ key }) => key === stage)
        return !found?.statuses.some(({ id }) => id === statusId)
      }),
    ).toEqual([])
    expect(breaking((lead) => lead.tags.some((key) => !tags.some((tag) => tag.key === key)))).toEqual([])
    expect(breaking(({ source }) => !sources.includes(source))).toEqual([])
    expect(breaking(({ sourceName }) => Boolean(sourceName && !sourceNames.includes(sourceName)))).toEqual([])
    expect(breaking(({ workScope }) => !workTypes.includes(workScope))).toEqual([])
    expect(
      breaking(({ team, assignee }) => {
        const members = teams.find(({ key }) => key === team)?.members ?? []
        return assignee ? !members.some((member) => member === assignee) : team !== undefined
      }),
    ).toEqual([])
    expect(breaking(({ history }) => history.some(({ by }) => !staff.has(by)))).toEqual([])
  })

  it('keep the rules between stage, owner, status, call and follow-up', () => {
    expect(breaking(({ stage, assignee }) => (stage === 'unassigned') !== (assignee === undefined))).toEqual(
      [],
    )
    expect(
      breaking(
        ({ stage, statusId, callStatus }) =>
          stage === 'won' && (statusId !== 4 || !['interested', 'sign-up'].includes(callStatus)),
      ),
    ).toEqual([])
    expect(breaking(({ stage, callStatus }) => stage === 'lost' && callStatus !== 'not-interested')).toEqual(
      [],
    )
    expect(
      breaking(
        ({ stage, followUpOn }) => ['unassigned', 'won', 'lost'].includes(stage) && followUpOn !== undefined,
      ),
    ).toEqual([])
    expect(
      breaking(({ followUpOn, followUpTime }) => (followUpOn === undefined) !== (followUpTime === undefined)),
    ).toEqual([])
    expect(
      breaking(({ callStatus, lastCallAt }) => (callStatus === 'new') !== (lastCallAt === undefined)),
    ).toEqual([])
  })

  it('come with remarks that are finished sentences', () => {
    const texts = leads.flatMap(({ history }) =>
      history.flatMap((entry) => ('text' in entry && entry.text) || []),
    )
    expect(texts.filter((text) => /[{}]|undefined/.test(text) || text.length > 1024)).toEqual([])
    expect(new Set(texts).size).toBeGreaterThan(count / 4)
  })

  it('are spread over twelve months, more of them lately', () => {
    const ages = leads.map(daysBeforeToday)
    const inQuarter = (quarter: number) => ages.filter((age) => Math.floor(age / 91) === quarter).length
    expect(Math.max(...ages)).toBeGreaterThan(330)
    expect(Math.max(...ages)).toBeLessThanOrEqual(366)
    expect(inQuarter(0)).toBeGreaterThan(2 * inQuarter(3))
    expect([0, 1, 2, 3].map(inQuarter).filter((leadsThen) => leadsThen < count / 12)).toEqual([])
  })
})

describe('a demo company of 400 leads', () => {
  const leads = [...generateCompany(wish).leads]
  const open = leads.filter(({ stage }) => !['won', 'lost', 'unassigned'].includes(stage))

  it('has work waiting: overdue, today and in the next days, for everybody', () => {
    const due = open.flatMap(({ followUpOn, assignee }) => (followUpOn ? [{ followUpOn, assignee }] : []))
    expect(due.filter(({ followUpOn }) => followUpOn < today).length).toBeGreaterThan(12)
    expect(due.filter(({ followUpOn }) => followUpOn === today).length).toBeGreaterThan(12)
    expect(due.filter(({ followUpOn }) => followUpOn > today).length).toBeGreaterThan(40)
    const busyToday = new Set(
      due.filter(({ followUpOn }) => followUpOn <= today).map(({ assignee }) => assignee),
    )
    expect(busyToday.size).toBe(6)
  })

  it('has mostly untouched leads among those of the last ten days', () => {
    const recent = leads.filter((lead) => daysBeforeToday(lead) < 10)
    expect(recent.length).toBeGreaterThan(30)
    expect(share(recent, ({ callStatus }) => callStatus === 'new')).toBeGreaterThan(0.5)
    expect(recent.filter((lead) => daysBeforeToday(lead) === 0).length).toBeGreaterThan(0)
  })

  it('has the mix of a Pune studio', () => {
    const budgets = leads.flatMap(({ budget }) => budget ?? []).sort((a, b) => a - b)
    expect(share(leads, ({ stage }) => stage === 'unassigned')).toBeGreaterThan(0.025)
    expect(share(leads, ({ stage }) => stage === 'unassigned')).toBeLessThan(0.08)
    expect(share(leads, ({ type }) => type === 'corporate')).toBeGreaterThan(0.08)
    expect(share(leads, ({ type }) => type === 'corporate')).toBeLessThan(0.17)
    expect(share(leads, ({ city }) => city === 'Pune')).toBeGreaterThan(0.35)
    expect(budgets[Math.floor(budgets.length / 2)]).toBeGreaterThan(900_000)
    expect(budgets[Math.floor(budgets.length / 2)]).toBeLessThan(2_000_000)
    expect(new Set(leads.map(({ stage }) => stage)).size).toBe(8)
    expect(new Set(leads.map(({ assignee }) => assignee)).size).toBe(7)
  })

  it('has a name in Devanagari and one in Tamil among the newest, and a few long ones', () => {
    const newest = leads.slice(-20).map(({ firstName }) => firstName)
    expect(newest.filter((name) => /\p{Script=Devanagari}/u.test(name))).toHaveLength(1)
    expect(newest.filter((name) => /\p{Script=Tamil}/u.test(name))).toHaveLength(1)
    expect(leads.some(({ firstName, lastName }) => `${firstName} ${lastName}`.length > 30)).toBe(true)
  })

  it('keeps today empty when it is not told the time', () => {
    const midnight = instantOf(today, '00:00', zone)
    const quiet = [...generateCompany({ ...wish, now: undefined }).leads]
    expect(keysOf(quiet.filter(({ updatedAt }) => updatedAt >= midnight))).toEqual([])
  })
})
