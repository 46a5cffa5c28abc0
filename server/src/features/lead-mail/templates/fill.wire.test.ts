import { mailPlaces } from '@foyer/contract/lead-mail/templates/places'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp()
const { addTemplate, editTemplate, fillTemplate } = templateEndpoints

let company: TestCompany
let admin: TestPerson
beforeEach(async () => {
  company = await test.company('Studio West')
  admin = await company.person('admin', { firstName: 'Kavya', lastName: 'Menon' })
})

const text = {
  subject: 'Hello {{firstName}}',
  html: '<p>{{leadName}} of {{city}}, from {{sender}} of {{company}}</p>',
}

describe('filling in for a lead', () => {
  it('names the lead that was asked for', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [
      { firstName: 'Ananya', lastName: 'Iyer', city: 'Pune' },
    ])
    await addLeads(test.deps, company, [{}])
    const filled = await test.call(admin, fillTemplate, { ...text, leadId })
    expect(filled).toMatchObject({
      subject: 'Hello Ananya',
      html: '<p>Ananya Iyer of Pune, from Kavya Menon of Studio West</p>',
      lead: { id: leadId, name: 'Ananya Iyer' },
    })
  })

  it('fills in a template, except for what has been changed in it', async () => {
    const { template } = await test.call(admin, addTemplate, { type: 1, name: 'Hi', ...text })
    const templateId = template?.id ?? ''
    const [leadId = ''] = await addLeads(test.deps, company, [{ firstName: 'Ananya', city: 'Pune' }])
    const wish = { templateId, leadId }
    expect((await test.call(admin, fillTemplate, wish)).subject).toBe('Hello Ananya')
    const changed = await test.call(admin, fillTemplate, { ...wish, subject: 'Namaste {{firstName}}' })
    expect([changed.subject, changed.html]).toEqual(['Namaste Ananya', expect.stringContaining('of Pune')])
    await test.call(admin, editTemplate, { kind: 'delete', id: templateId })
    const gone = await test.send(admin, fillTemplate, wish)
    expect([gone.status, told(gone)]).toEqual([404, 'This template does not exist any more.'])
  })

  it('takes the newest lead that the caller sees where none is named, and invents one where there is none', async () => {
    const clerk = await company.person('reader')
    const sample = await test.call(admin, fillTemplate, text)
    expect(sample).toMatchObject({
      subject: 'Hello Ananya',
      html: '<p>Ananya Iyer of Pune, from Kavya Menon of Studio West</p>',
    })
    expect(sample.lead).toBeUndefined()
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    const [old = ''] = await addLeads(test.deps, company, [
      { firstName: 'Old', assigneeId: clerk.userId, createdAt: at(1) },
      { firstName: 'New', createdAt: at(3) },
      { firstName: 'Archived', createdAt: at(4), archivedAt: at(5) },
      { firstName: 'Deleted', createdAt: at(4), deletedAt: at(5) },
    ])
    expect((await test.call(admin, fillTemplate, text)).subject).toBe('Hello New')
    expect((await test.call(clerk, fillTemplate, text)).lead?.id).toBe(old)
  })

  it('says nothing of a lead that the caller does not see, of a deleted one, or of another company', async () => {
    const clerk = await company.person('reader')
    const foreign = await test.company()
    const [hidden = '', deleted = ''] = await addLeads(test.deps, company, [{}, { deletedAt: new Date() }])
    const [theirs = ''] = await addLeads(test.deps, foreign, [{}])
    for (const [as, leadId] of [
      [clerk, hidden],
      [admin, deleted],
      [admin, theirs],
    ] as const)
      expect((await test.send(as, fillTemplate, { ...text, leadId })).status).toBe(404)
  })

  it('has a value for every place that is offered, those of the firm included', async () => {
    const field = {
      name: 'Has pets',
      sections: [0 as const],
      type: 'text' as const,
      isRequired: false,
      options: [],
    }
    await test.call(admin, fieldEndpoints.add, field)
    const fields = await test.call(admin, fieldEndpoints.list, {})
    const own = (fields as { key: string; label: string; isCustom: boolean }[]).filter(
      ({ isCustom }) => isCustom,
    )
    const offered = mailPlaces(own.map(({ key: id, label: name }) => ({ id, name }))).map(({ name }) => name)
    const pets = own.find(({ label }) => label === 'Has pets')?.key ?? ''
    const sample = await test.call(admin, fillTemplate, {})
    const [leadId] = await addLeads(test.deps, company, [{ customValues: { [pets]: 'Two cats' } }])
    const real = await test.call(admin, fillTemplate, { leadId, html: `<p>{{field.${pets}}}</p>` })
    expect(real.html).toBe('<p>Two cats</p>')
    expect(Object.keys(real.values).sort()).toEqual(expect.arrayContaining(offered.sort()))
    expect(Object.keys(sample.values).sort()).toEqual(expect.arrayContaining(offered))
  })

  it('a name becomes neither HTML nor a link, also within an address', async () => {
    const [leadId = ''] = await addLeads(test.deps, company, [
      { firstName: '<img src=x onerror=alert(1)>', city: 'javascript:alert(1)' },
    ])
    const html = '<p>{{firstName}}</p><a href="https://x.in/{{firstName}}">a</a><a href="{{city}}">b</a>'
    const filled = await test.call(admin, fillTemplate, { leadId, subject: '{{firstName}}', html })
    expect(filled.subject).toBe('<img src=x onerror=alert(1)>')
    expect(filled.html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
    expect(filled.html).not.toMatch(/<img|href="javascript/i)
  })
})
