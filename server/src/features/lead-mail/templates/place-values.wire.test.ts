import { expect, it } from 'vitest'
import { inCompany } from '../../../context'
import { addLeads } from '../../../testing/builders/leads'
import { useTestApp } from '../../../testing/test-app'
import { placeValuesOf } from './service/place-values'

const test = useTestApp()

it('says what the placeholders stand for, for many leads at once, and nothing of other companies', async () => {
  const company = await test.company('Studio West')
  const sender = await company.person('editor', { firstName: 'Kavya', lastName: 'Menon' })
  const assignee = await company.person('editor', { firstName: 'Rohan', lastName: 'Das' })
  const [one = '', other = '', deleted = ''] = await addLeads(test.deps, company, [
    {
      firstName: 'Ananya',
      lastName: 'Iyer',
      city: 'Pune',
      budget: 1_850_000,
      assigneeId: assignee.userId,
      followUpOn: '2126-11-20',
      followUpTime: '16:05:00',
    },
    {
      type: 1,
      companyName: 'Acme',
      firstName: '',
      lastName: '',
      email: 'copy@x.in',
      originalEmail: 'a@x.in',
    },
    { deletedAt: new Date() },
  ])
  const foreign = await test.company()
  const [theirs = ''] = await addLeads(test.deps, foreign, [{}])

  const values = await inCompany(test.deps, company.id, (scope) =>
    placeValuesOf(scope, [one, other, deleted, theirs], sender.userId),
  )
  expect([...values.keys()].sort()).toEqual([one, other].sort())
  expect(values.get(one)).toMatchObject({
    firstName: 'Ananya',
    leadName: 'Ananya Iyer',
    city: 'Pune',
    budget: '₹18,50,000',
    followUp: '20 Nov 2126, 4:05 PM',
    company: 'Studio West',
    sender: 'Kavya Menon',
    senderEmail: sender.email,
    assignee: 'Rohan Das',
    stage: company.stages.find(({ kind }) => kind === 'assigned')?.name,
  })
  expect(values.get(other)).toMatchObject({ firstName: 'Acme', email: 'a@x.in', city: '', followUp: '' })
})
