import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../kit/endpoint'
import { api } from './api'

const endpoints = Object.entries(api).flatMap(([slice, of]) =>
  Object.entries(of as Record<string, AnyEndpoint>).map(
    ([name, endpoint]) => [`${slice}.${name}`, endpoint] as const,
  ),
)
/** Reads that are sent as POST, because what they ask is long. */
const postedReads = [
  'board.leadsInStage',
  'intake.knownContacts',
  'intake.parseFile',
  'intake.previewWebForm',
  'intake.sheets',
  'leadMail.fillTemplate',
  'leadMail.mailRecipients',
  'leadMail.previewBulkMail',
  'leads.chats',
  'notifications.rules',
]
const isRead = (name: string, { method }: AnyEndpoint) => method === 'GET' || postedReads.includes(name)

/** After these an open page has nothing to read again; every other call that writes must say what it is about. */
const aboutNothing = [
  'accounts.signIn',
  'accounts.signOut',
  'accounts.sendCode',
  'accounts.verifyCode',
  'accounts.updatePassword',
  'accounts.enterCompany',
  'accounts.openLink',
  'analytics.send',
  'files.upload',
  'files.uploadByPut',
  'intake.sendEnquiry',
  'leadMail.subscribeAgain',
  'leadMail.testMailbox',
  'leadMail.testTemplate',
  'leadMail.unsubscribe',
  'leads.notifyOwner',
  'notifications.send',
  'onboarding.register',
  'push.testPush',
]

it('a call that writes says what it is about', () => {
  const silent = endpoints.filter(
    ([name, endpoint]) => !isRead(name, endpoint) && endpoint.about.length === 0,
  )
  expect(silent.map(([name]) => name).toSorted()).toEqual(aboutNothing.toSorted())
})

it('what is written is read somewhere about the same subject', () => {
  const read = new Set(endpoints.flatMap(([name, one]) => (isRead(name, one) ? one.about : [])))
  const written = endpoints.flatMap(([name, one]) => (isRead(name, one) ? [] : one.about))
  expect(written.filter((subject) => !read.has(subject))).toEqual([])
})

it('a read that a page shows is about something, but for places on the map and the rules of notifications', () => {
  const silent = endpoints.filter(([name, one]) => isRead(name, one) && one.about.length === 0)
  const outsidePages =
    /^(places\.|service\.|live\.events$|calendar\.readFeed$|files\.download$|intake\.\w+Hook$|intake\.enquiry|leadMail\.unsubscribePage$)/
  expect(silent.map(([name]) => name).filter((name) => !outsidePages.test(name))).toEqual([
    'notifications.rules',
  ])
})
