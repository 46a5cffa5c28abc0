import type { LiveEvent } from '@foyer/contract/live/events'
import { senderHeader } from '@foyer/contract/live/events'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { expect, it, onTestFinished } from 'vitest'
import { addLeads } from '../testing/builders/leads'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'
import { signed } from './sender'

const test = useTestApp()
const { save } = tagEndpoints
const { bulk } = leadListEndpoints

function listenTo({ userId }: TestPerson): LiveEvent[] {
  const told: LiveEvent[] = []
  const stop = test.server.live.subscribe(userId, { onEvent: (event) => told.push(event), onGap: () => {} })
  onTestFinished(stop)
  return told
}

const addTag = ({ token }: TestPerson, name: string, page: string | undefined) =>
  test.app.inject({
    method: save.method,
    url: save.path,
    payload: save.request.write({ tags: [{ name, colour: 'Green' }] }).body as object[],
    headers: { authorization: `Bearer ${token}`, ...(page && { [senderHeader]: page }) },
  })

it('an event names the page whose call caused it, to everybody', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const colleague = await company.person('editor')
  const [mine, theirs] = [listenTo(admin), listenTo(colleague)]
  expect((await addTag(admin, 'Hot', 'page-1')).statusCode).toBe(200)
  const event = { name: 'changed', about: ['tags'], sender: 'page-1' }
  await expect.poll(() => [mine, theirs]).toEqual([[event], [event]])
})

it('the same where the call is one transaction with its session', async () => {
  const company = await test.company()
  const admin = await company.person('admin')
  const [id = ''] = await addLeads(test.deps, company, [{}])
  const told = listenTo(admin)
  const wire = bulk.request.write({ action: 'archive', selection: { ids: [id] } })
  await test.app.inject({
    method: bulk.method,
    url: `${bulk.path}?action=archive`,
    payload: wire.body as object,
    headers: { authorization: `Bearer ${admin.token}`, [senderHeader]: 'page-1' },
  })
  const event = { name: 'changed', about: ['leads'], ids: [id], sender: 'page-1' }
  await expect.poll(() => told).toEqual([event])
})

it.each([undefined, 'a page', 'x'.repeat(41)])('a call from elsewhere (%s) has no sender', async (page) => {
  const company = await test.company()
  const admin = await company.person('admin')
  const told = listenTo(admin)
  await addTag(admin, 'Hot', page)
  await expect.poll(() => told).toEqual([{ name: 'changed', about: ['tags'] }])
})

it('what a call changed beyond its own subjects is news to its page as well', () => {
  const sender = { page: 'page-1', about: ['people', 'teams'] as const }
  const about = (...subjects: ('people' | 'teams' | 'profile')[]) =>
    ({ name: 'changed', about: subjects }) as const
  expect(signed(about('people'), sender)).toEqual({ ...about('people'), sender: 'page-1' })
  expect(signed(about('people', 'profile'), sender)).toEqual(about('people', 'profile'))
  expect(signed(about('people'), undefined)).toEqual(about('people'))
})
