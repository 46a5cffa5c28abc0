import { describe, expect, it } from 'vitest'
import { defaultRules } from './defaults'
import { leadFeature, notificationEvents, placeholders, taskFeature } from './model'
import { featureOf, fillHtml, fillText, isProductPath, isUnread, targetOf } from './rules'

const values = { leadName: '<b>Asha</b> & Co', sender: 'Kavya {{email}}', email: 'asha@client.example' }

describe('placeholders', () => {
  it('T-022 are filled with escaped values', () => {
    expect(fillHtml('New: <b>{{leadName}}</b> by {{ sender }}', values)).toBe(
      'New: <b>&lt;b&gt;Asha&lt;/b&gt; &amp; Co</b> by Kavya {{email}}',
    )
  })

  it('O9 a line about something that is not known is left out', () => {
    const facts = '<p><b>{{leadName}}</b><br>Phone: {{phone}}<br>Email: {{email}}<br>Source: {{source}}</p>'
    expect(fillHtml(facts, { leadName: 'Asha', email: 'asha@client.example', source: ' ' })).toBe(
      '<p><b>Asha</b><br>Email: asha@client.example</p>',
    )
  })

  it('T-022 in a subject stay plain text on one line', () => {
    expect(fillText('Lead {{leadName}}\n{{source}}', { ...values, source: 'Web\r\nBcc: x@y.example' })).toBe(
      'Lead <b>Asha</b> & Co Web Bcc: x@y.example',
    )
  })

  it('that are unknown or have no value leave nothing behind', () => {
    expect(fillHtml('a{{phone}}b{{constructor}}c{{nope}}', values)).toBe('abc')
  })

  it('L-135 C-151 leaves out what would be a hole: where a lead is from, and lines that are only a label', () => {
    const bell = 'New lead <b>{{leadName}}</b> from {{source}}, added by {{sender}}'
    expect(fillHtml(bell, { leadName: 'Asha', sender: 'Joel' })).toBe('New lead <b>Asha</b>, added by Joel')
    expect(fillHtml(bell, { leadName: 'Asha', source: 'JustDial', sender: 'Joel' })).toBe(
      'New lead <b>Asha</b> from JustDial, added by Joel',
    )
    const mail = '<p><b>{{leadName}}</b><br>Phone: {{phone}}<br>Email: {{email}}<br>Source: {{source}}</p>'
    expect(fillHtml(mail, { leadName: 'Asha', phone: '98' })).toBe('<p><b>Asha</b><br>Phone: 98</p>')
  })
})

describe('C-063 the link of a notification', () => {
  it.each(['/', '/lms/', '/lms/?search=Asha%20Rao', '/leads/8#top'])('%s is opened', (link) =>
    expect(isProductPath(link)).toBe(true),
  )

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'lms/',
    '',
    '/a\\..\\b',
  ])('%s is not', (link) => expect(isProductPath(link)).toBe(false))

  it('is the exact page, otherwise the area', () => {
    expect(targetOf({ link: '/lms/', detailedLink: '/lms/1' })).toBe('/lms/1')
    expect(targetOf({ link: '/lms/', detailedLink: undefined })).toBe('/lms/')
    expect(targetOf({ link: '/lms/', detailedLink: 'https://evil.example/' })).toBe('/lms/')
    expect(targetOf({ link: undefined, detailedLink: undefined })).toBeUndefined()
  })
})

it('T-016 is unread until the reader is among those who have read it', () => {
  expect(isUnread({ readBy: [] }, 'me')).toBe(true)
  expect(isUnread({ readBy: ['other'] }, 'me')).toBe(true)
  expect(isUnread({ readBy: ['other', 'me'] }, 'me')).toBe(false)
})

it('T-020 the rules of leads tell of leads, those of tasks of tasks', () => {
  const ofTasks = notificationEvents.filter((event) => featureOf(event) === taskFeature)
  const ofLeads = notificationEvents.filter((event) => featureOf(event) === leadFeature)
  expect([ofTasks, ofLeads.length]).toEqual([['task-assigned'], notificationEvents.length - 1])
})

describe('the rules of a new firm', () => {
  it('cover every event of C-151', () => {
    expect(new Set(defaultRules.map(({ event }) => event))).toEqual(new Set(notificationEvents))
  })

  it('tell somebody something', () => {
    for (const rule of defaultRules) {
      expect(rule.toSuperAdmins || rule.toAdmins || rule.toReceiver || rule.toOthers).toBe(true)
      expect(rule.channel === 'email' ? rule.subject && rule.emailText : rule.bellText).not.toBe('')
    }
  })

  it('name known placeholders only', () => {
    const named = defaultRules.flatMap(({ subject, emailText, bellText }) =>
      [...`${subject}${emailText}${bellText}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
    )
    expect(named.filter((name) => !placeholders.some((known) => known === name))).toEqual([])
  })
})
