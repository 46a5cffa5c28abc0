import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { expect, it } from 'vitest'
import { shapeOf } from '../../testing/html-shape'
import { mailPage, outboxPage } from './outbox-page'
import type { Mail } from './repository'

const mailSaying = (words: string) =>
  ({
    id: '0199a000-0000-7000-8000-000000000001',
    recipient: words,
    subject: words,
    text: words,
    html: words,
    error: words,
    state: 'queued',
    createdAt: new Date(0),
  }) as Mail

it.each(scriptPayloads)('C-139 a mail changes nothing of the page that shows it: %j', (payload) => {
  for (const page of [mailPage, (mail: Mail, nonce: string) => outboxPage([mail, mail], nonce)])
    expect(shapeOf(page(mailSaying(payload), 'x'))).toEqual(shapeOf(page(mailSaying('words'), 'x')))
})
