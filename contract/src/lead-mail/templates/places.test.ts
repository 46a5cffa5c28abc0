import { describe, expect, it } from 'vitest'
import { leadFields } from '../../fields/lead-fields'
import { callStatuses } from '../../leads/model'
import { templateTypeOf } from './model'
import { fillHtml, fillText, mailPlaces, unknownPlaces, written } from './places'

const values = {
  firstName: 'Ananya',
  city: 'Pune',
  budget: '',
  address: '4 Rose Lane\nBaner',
  'field.7': 'Yes',
}

describe('L-119 the type of a template', () => {
  it('L-119 follows the status: follow up 1, not interested 5, no response 4, meeting 6, other 1', () => {
    expect(Object.fromEntries(callStatuses.map((status) => [status, templateTypeOf(status)]))).toEqual({
      new: 1,
      'follow-up': 1,
      interested: 1,
      'sign-up': 1,
      'not-interested': 5,
      'no-response': 4,
      meeting: 6,
    })
  })
})

describe('the places of a mail', () => {
  it('are people, fields of a lead and fields of the firm, each once and with a label', () => {
    const places = mailPlaces([{ id: '7', name: 'Has pets' }])
    const names = places.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining(['firstName', 'sender', 'company', 'city', 'budget', 'field.7']),
    )
    expect(places.at(-1)).toEqual({ name: 'field.7', label: 'Has pets' })
    expect(places.every(({ label }) => label.length > 2)).toBe(true)
  })

  it('hold back what a firm notes for itself, and nothing else of the table of fields', () => {
    const names = mailPlaces([]).map(({ name }) => name)
    const missing = Object.keys(leadFields).filter((key) => !names.includes(key))
    expect(missing).toEqual([
      'name',
      'callStatus',
      'lastCall',
      'areaUnit',
      'tags',
      'team',
      'remarks',
      'updated',
    ])
  })

  it('that nothing fills are found, so that nobody sends them by mistake', () => {
    const html = '<p>{{firstName}} {{ fristName }} {{fristName}} {{field.7}}</p>'
    expect(unknownPlaces(html, mailPlaces([]))).toEqual(['fristName', 'field.7'])
    expect(written('city')).toBe('{{city}}')
  })
})

describe('filling a subject', () => {
  it('names what it knows and leaves what it does not know as it is written', () => {
    expect(fillText('{{ firstName }} of {{city}}: {{field.7}} {{nonsense}} {{constructor}}', values)).toBe(
      'Ananya of Pune: Yes {{nonsense}} {{constructor}}',
    )
  })

  it.each([
    ['Your budget of {{budget}} fits', 'Your budget of fits'],
    ['Until {{budget}} , Ananya', 'Until, Ananya'],
    ['{{budget}} for {{firstName}}', 'for Ananya'],
    ['For {{firstName}} {{budget}}', 'For Ananya'],
    ['For {{budget}} {{budget}}!', 'For!'],
    ['({{budget}} in {{city}})', '(in Pune)'],
    ['Two  blanks of the author stay', 'Two  blanks of the author stay'],
  ])('closes the gap in %j', (text, filled) => expect(fillText(text, values)).toBe(filled))

  it('makes one line of a value of several, so that no header begins in it', () => {
    expect(fillText('To {{address}}', values)).toBe('To 4 Rose Lane Baner')
    expect(fillText('{{firstName}}', { firstName: 'A\r\nBcc: x@y.in' })).toBe('A Bcc: x@y.in')
  })

  it('fills a value once, whatever it contains', () => {
    expect(fillText('{{firstName}}', { firstName: '{{city}}', city: 'Pune' })).toBe('{{city}}')
  })
})

describe('filling the text of a mail', () => {
  it('writes values as text, never as HTML', () => {
    const evil = { firstName: '<img src=x onerror=alert(1)>', city: '"><script>alert(1)</script>' }
    expect(fillHtml('<p>Hi {{firstName}}</p><a href="https://a.in/?c={{city}}">x</a>', evil)).toBe(
      '<p>Hi &lt;img src=x onerror=alert(1)&gt;</p>' +
        '<a href="https://a.in/?c=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</a>',
    )
  })

  it('keeps the lines of an address', () => {
    expect(fillHtml('<p>{{address}}</p>', values)).toBe('<p>4 Rose Lane<br>Baner</p>')
  })

  it.each([
    ['<p>Dear <strong>{{budget}}</strong>,</p>', '<p>Dear,</p>'],
    ['<p>Dear <strong><em>{{budget}}</em></strong> all</p>', '<p>Dear all</p>'],
    ['<p>Hello</p><p>{{budget}}</p><p>Bye</p>', '<p>Hello</p><p>Bye</p>'],
    ['<ul><li>{{budget}}</li><li>{{city}}</li></ul>', '<ul><li>Pune</li></ul>'],
    ['<p>Regards,<br>{{budget}}<br />{{city}}</p>', '<p>Regards,<br />Pune</p>'],
    ['<p>Regards,<br>{{city}}<br>{{budget}}</p>', '<p>Regards,<br>Pune</p>'],
    ['<p>{{budget}}<br>{{city}}</p>', '<p>Pune</p>'],
    ['<p>Hello {{budget}}</p>', '<p>Hello</p>'],
    ['<p>In {{budget}} <b>Pune</b></p>', '<p>In <b>Pune</b></p>'],
    ['<p>{{&nbsp;firstName&nbsp;}} of {{other}}</p>', '<p>Ananya of {{other}}</p>'],
    ['<p>1 < 2 {{city}}</p>', '<p>1 < 2 Pune</p>'],
  ])('closes the gap in %j', (html, filled) => expect(fillHtml(html, values)).toBe(filled))
})
