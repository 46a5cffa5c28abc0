import { describe, expect, it } from 'vitest'
import { groupNotifications, isGroup } from './groups'
import type { Notification, NotificationEvent } from './model'

let count = 0
const told = (event: NotificationEvent | undefined, lead: string, day = '19'): Notification => ({
  id: String(++count),
  text: `${event} ${lead}`,
  feature: 'LMS',
  link: '/lms/',
  detailedLink: `/leads/lead-full-details/${lead}`,
  projectId: undefined,
  projectName: undefined,
  createdAt: `2026-11-${day}T05:00:00.000Z`,
  readBy: [],
  receiverId: undefined,
  event,
})
const shown = (...list: Notification[]) =>
  groupNotifications(list, ({ createdAt }) => createdAt.slice(0, 10)).map((line) =>
    isGroup(line)
      ? `${line.kind === 'event' ? line.event : 'lead'}: ${line.about.map(({ text }) => text).join(', ')}`
      : line.text,
  )

describe('Use 16 the bell', () => {
  it('takes what is about one lead together, where its newest stood', () => {
    expect(
      shown(told('mail-answered', 'asha'), told('lead-created', 'ravi'), told('lead-assigned', 'asha')),
    ).toEqual(['lead: mail-answered asha, lead-assigned asha', 'lead-created ravi'])
  })

  it('takes three or more of a kind together, and leaves two alone', () => {
    const created = ['a', 'b', 'c'].map((name) => told('lead-created', name))
    const due = ['d', 'e'].map((name) => told('follow-up-due', name))
    expect(shown(...created, ...due)).toEqual([
      'lead-created: lead-created a, lead-created b, lead-created c',
      'follow-up-due d',
      'follow-up-due e',
    ])
  })

  it('keeps days apart, and what was sent by hand', () => {
    expect(shown(told('lead-created', 'a', '19'), told('mail-answered', 'a', '18'))).toHaveLength(2)
    const byHand = { ...told(undefined, 'x'), detailedLink: '/lms/' }
    expect(shown(byHand, { ...byHand, id: 'y' }, { ...byHand, id: 'z' })).toHaveLength(3)
  })
})
