import type { FetchMessageObject } from 'imapflow'
import { expect, it } from 'vitest'
import { headOf } from './heads'

const found = (heads: string, more: Partial<FetchMessageObject> = {}): FetchMessageObject => ({
  seq: 1,
  uid: 7,
  size: 100,
  headers: Buffer.from(`${heads}\r\n\r\n`),
  ...more,
})

it('says nothing that no database takes, whatever a server sends', async () => {
  const head = await headOf(
    found(
      'From: "A\u0000sha" <a\u0000sha@example.com>\r\nMessage-ID: <one\u0000two@x>\r\nSubject: a\u0000b =?utf-16le?b?ANg=?=',
    ),
  )
  expect(JSON.stringify(head)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  expect(head.messageId).toContain('two@x>')
})

it.each(['+275760-09-13T00:00:00Z', '-000500-01-01T00:00:00Z', 'never', undefined])(
  'a time of arrival that is none, %j, becomes the first of all',
  async (internalDate) => {
    const { arrivedAt } = await headOf(found('From: a@b.test', internalDate ? { internalDate } : {}))
    expect(arrivedAt).toEqual(new Date(0))
  },
)

it('heads without end are cut', async () => {
  const head = await headOf(found(`From: a@b.test\r\nSubject: ${'x'.repeat(5_000_000)}`))
  expect(head.from.address).toBe('a@b.test')
  expect(head.subject.length).toBeLessThan(70_000)
})
