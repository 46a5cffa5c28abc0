import { describe, expect, it } from 'vitest'
import { defaultChoices } from '../messages/work'
import type { LeadRow } from '../model'
import { fillMessage, messageValues, phoneAddress, whatsAppAddress } from './contact'

const lead: Pick<LeadRow, 'type' | 'companyName' | 'firstName' | 'lastName' | 'followUpOn' | 'followUpTime'> =
  {
    type: 'individual',
    companyName: undefined,
    firstName: 'Ananya',
    lastName: 'Iyer',
    followUpOn: '2026-03-12',
    followUpTime: '16:05',
  }
const from = { sender: 'Kavya Menon', company: 'Studio West', today: '2026-03-10' }

describe('a message to a lead', () => {
  it('names the lead, the sender, the firm and the follow-up', () => {
    const text = 'Hi {{firstName}} ({{ leadName }}), {{sender}} of {{company}}: {{followUp}} {{unknown}}'
    expect(fillMessage(text, messageValues(lead, from))).toBe(
      'Hi Ananya (Ananya Iyer), Kavya Menon of Studio West: 12 Mar, 4:05 PM {{unknown}}',
    )
  })

  it('leaves no gap where there is nothing to name', () => {
    const values = messageValues({ ...lead, followUpOn: undefined, firstName: '' }, from)
    expect(fillMessage('Until {{followUp}} , {{firstName}}!', values)).toBe('Until, Iyer!')
    const firm = messageValues({ ...lead, type: 'corporate', companyName: 'Acme', firstName: '' }, from)
    expect(firm).toMatchObject({ leadName: 'Acme', firstName: 'Acme' })
  })

  it('C-069 the messages every firm begins with can be filled completely', () => {
    for (const { text } of defaultChoices.message)
      expect(fillMessage(text ?? '', messageValues(lead, from))).not.toContain('{{')
  })

  it('WhatsApp and the telephone take the number in full, however it is stored', () => {
    expect(whatsAppAddress('+91 9845021763', 'Hi & hello')).toBe(
      'https://wa.me/919845021763?text=Hi%20%26%20hello',
    )
    expect(whatsAppAddress('98450 21763', '')).toBe('https://wa.me/919845021763')
    expect(whatsAppAddress('501234567', '', '971')).toBe('https://wa.me/971501234567')
    expect(phoneAddress('+971 501234567')).toBe('tel:+971501234567')
    expect([whatsAppAddress('12', ''), phoneAddress('none')]).toEqual([undefined, undefined])
  })
})
