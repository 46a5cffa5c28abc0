import { notificationLimits } from '@foyer/contract/notifications/limits'
import { api } from '@foyer/contract/wire/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellPerson } from '../../testing/builders/notifications'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany, TestPerson } from '../../testing/test-company'
import { told } from '../../testing/told'
import { notificationJobs } from './jobs'

const test = useTestApp()
const { notifications } = api

let company: TestCompany
let owner: TestPerson
let admin: TestPerson
let rep: TestPerson
let other: TestPerson
beforeEach(async () => {
  company = await test.company('Malhar Design')
  owner = await company.person('superAdmin')
  admin = await company.person('admin')
  rep = await company.person('editor')
  other = await company.person('editor')
})

const page = { tab: 'all' as const, search: undefined, limit: 40, skip: 0 }
const listOf = (person: TestPerson, more: object = {}) =>
  test.call(person, notifications.list, { ...page, ...more })
const textsOf = async (person: TestPerson, more: object = {}) =>
  (await listOf(person, more)).map(({ text }) => text)
const tell = (people: TestPerson | TestPerson[], texts: string[], more: object = {}) =>
  tellPerson(test.deps, people, texts, more)

describe('the notifications of a person', () => {
  it('T-014 come newest first, forty at a time', async () => {
    const texts = Array.from({ length: 45 }, (_, index) => `Number ${index + 1}`)
    await tell(rep, texts)
    const newest = texts.toReversed()
    expect(await textsOf(rep)).toEqual(newest.slice(0, 40))
    expect(await textsOf(rep, { skip: 40 })).toEqual(newest.slice(40))
    expect(await textsOf(rep, { limit: 1_000 })).toEqual(newest)
  })

  it('T-014 without a limit come whole, to be counted', async () => {
    await tell(
      rep,
      Array.from({ length: 205 }, (_, index) => `Number ${index + 1}`),
    )
    const answer = await test.app.inject({
      url: notifications.list.path,
      query: { userId: rep.userId },
      headers: { authorization: `Bearer ${rep.token}` },
    })
    expect(answer.json()).toHaveLength(205)
  })

  it('T-011 can be narrowed to unread ones, to those about oneself, and searched', async () => {
    await tell(rep, ['<b>Asha Rao</b> & Co wrote'.replace('&', '&amp;'), 'Old news'])
    await tell(rep, ['For you: 100% done'], { receiverId: rep.userId })
    await tell(rep, ['For another'], { receiverId: other.userId })
    expect(await textsOf(rep, { tab: 'assigned' })).toEqual(['For you: 100% done'])
    expect(await textsOf(rep, { search: 'asha rao & co' })).toEqual(['<b>Asha Rao</b> &amp; Co wrote'])
    expect(await textsOf(rep, { search: '100% d' })).toEqual(['For you: 100% done'])
    expect(await textsOf(rep, { search: '<b>' })).toEqual([])
    const old = (await listOf(rep)).find(({ text }) => text === 'Old news')
    await test.call(rep, notifications.read, { ids: [old?.id ?? ''] })
    expect(await textsOf(rep, { tab: 'unread' })).not.toContain('Old news')
    expect(await textsOf(rep, { tab: 'unread' })).toHaveLength(3)
  })

  it('T-018 that nothing matches are none', async () => {
    await tell(rep, ['One'])
    expect(await textsOf(rep, { search: 'nobody' })).toEqual([])
  })

  it('T-012 T-016 are unread until their reader has read them', async () => {
    await tell(rep, ['One', 'Two'])
    const [two] = await listOf(rep)
    expect(two?.readBy).toEqual([])
    expect(await test.call(rep, notifications.unread, {})).toBe(2)
    await test.call(rep, notifications.read, { ids: [two?.id ?? ''] })
    expect((await listOf(rep)).map(({ readBy }) => readBy)).toEqual([[rep.userId], []])
    expect(await test.call(rep, notifications.unread, {})).toBe(1)
  })

  it('T-013 are all read at once, and the count is zero', async () => {
    await tell(rep, ['One', 'Two', 'Three'])
    await test.call(rep, notifications.readAll, {})
    expect(await test.call(rep, notifications.unread, {})).toBe(0)
    expect(await textsOf(rep, { tab: 'unread' })).toEqual([])
  })

  it('are read for oneself only', async () => {
    await tell([owner, admin], ['For those in charge'])
    const [forOwner] = await listOf(owner)
    const ids = [forOwner?.id ?? '']
    await test.call(other, notifications.read, { ids })
    await test.call(other, notifications.readAll, {})
    expect(await test.call(owner, notifications.unread, {})).toBe(1)
    await test.call(admin, notifications.read, { ids })
    expect(await test.call(owner, notifications.unread, {})).toBe(1)
    expect((await listOf(owner))[0]?.readBy).toEqual([])
    expect(await test.call(admin, notifications.unread, {})).toBe(0)
  })

  it('X7 are deleted by the job after their time, with who received them, and not before', async () => {
    await tell([rep, other], ['Old news'])
    await test.deps.jobs.schedule('notifications.purge', '42 3 * * *', {})
    const after = async (days: number) => {
      test.setNow(new Date(Date.now() + days * 86_400_000))
      await test.deps.jobs.runDue(notificationJobs(test.deps))
      test.setNow(undefined)
      return [await textsOf(rep), await textsOf(other)]
    }
    expect(await after(179)).toEqual([['Old news'], ['Old news']])
    expect(await after(182)).toEqual([[], []])
    const { rows } = await test.deps.database.pool.query(
      'select (select count(*)::int from notifications where company_id = $1) as bells, (select count(*)::int from notification_receivers where company_id = $1) as receivers',
      [company.id],
    )
    expect(rows).toEqual([{ bells: 0, receivers: 0 }])
  })

  it('are nobody else’s', async () => {
    await tell(rep, ['Secret'])
    const [secret] = await listOf(rep)
    const stranger = await (await test.company('Theirs')).person('superAdmin')
    expect(await textsOf(stranger)).toEqual([])
    await test.call(stranger, notifications.read, { ids: [secret?.id ?? ''] })
    expect(await test.call(rep, notifications.unread, {})).toBe(1)
    const foreign = await test.app.inject({
      url: notifications.list.path,
      query: { userId: rep.userId },
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(foreign.statusCode).toBe(403)
  })

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ skip: notificationLimits.skipMax + 1 }, 'skip'],
    [{ tab: 'mine' }, 'tab'],
  ])('answer a wrong question in words: %o', async (query, field) => {
    const answer = await test.send(rep, notifications.list, { ...page, ...query } as never)
    expect(answer.status).toBe(400)
    expect(told(answer)).toContain(`${field}: `)
  })

  it('tell open pages of every change', async () => {
    const heard: string[] = []
    const note = (name: string) => ({ onEvent: () => heard.push(name), onGap: () => {} })
    const stops = [
      test.server.live.subscribe(rep.userId, note('rep')),
      test.server.live.subscribe(owner.userId, note('owner')),
      test.server.live.subscribe(other.userId, note('other')),
    ]
    await test.call(admin, notifications.send, {
      kind: 'bell',
      text: 'News',
      feature: 'LMS',
      link: '/lms/',
      extraIds: [rep.userId],
    })
    await expect.poll(() => heard.toSorted()).toEqual(['owner', 'rep'])
    await test.call(rep, notifications.readAll, {})
    await expect.poll(() => heard.toSorted()).toEqual(['owner', 'rep', 'rep'])
    // Nothing was left to mark as read.
    await test.call(rep, notifications.readAll, {})
    await test.call(owner, notifications.readAll, {})
    await expect.poll(() => heard.toSorted()).toEqual(['owner', 'owner', 'rep', 'rep'])
    for (const stop of stops) stop()
  })
})
