import { describe, expect, it } from 'vitest'
import { sendingFieldProblems as texts } from './messages'
import type { SendingDraft } from './model'
import { problemsOfSending } from './problems'

const draft: SendingDraft = {
  way: 'mail',
  to: ['meera@example.com'],
  phone: '',
  subject: 'Your quotation',
  message: 'Dear Meera',
  days: 30,
}

describe('what a sending needs', () => {
  it.each([
    ['nobody to send to', { to: [] }, { to: texts.addresses }],
    ['no address', { to: ['meera'] }, { to: texts.address }],
    ['too many addresses', { to: Array(6).fill('a@example.com') }, { to: texts.tooManyAddresses }],
    ['no subject', { subject: '  ' }, { subject: texts.subject }],
    ['no message', { message: '' }, { message: texts.message }],
    ['no day', { days: 0 }, { days: texts.days }],
    ['half a day', { days: 1.5 }, { days: texts.days }],
    ['too many days', { days: 181 }, { days: texts.days }],
    ['by WhatsApp to no number', { way: 'whatsapp' as const, phone: '12' }, { phone: texts.phone }],
  ])('%s', (_, change, found) => {
    expect(problemsOfSending({ ...draft, ...change })).toEqual(found)
  })

  it.each([
    ['a mail', {}],
    ['a link without words', { way: 'link' as const, to: [], subject: '', message: '' }],
    [
      'WhatsApp without a number: the person is chosen there',
      { way: 'whatsapp' as const, to: [], subject: '' },
    ],
    ['WhatsApp with one', { way: 'whatsapp' as const, phone: '98450 21763' }],
  ])('%s is right', (_, change) => {
    expect(problemsOfSending({ ...draft, ...change })).toEqual({})
  })
})
