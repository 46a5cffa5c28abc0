import { payloadMark, scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { expect, it } from 'vitest'
import { readLine } from './line'

it('C-139 bold is all that is read of the marks of a notification', () => {
  expect(readLine('New <b onclick="x()">lead</b> <i>of</i> &lt;Asha&gt;<script>x()</script>')).toEqual([
    { text: 'New ', isBold: false },
    { text: 'lead', isBold: true },
    { text: ' ', isBold: false },
    { text: 'of', isBold: false },
    { text: ' <Asha>', isBold: false },
  ])
})

it('C-139 reading runs nothing', () => {
  for (const payload of scriptPayloads) readLine(payload)
  expect(window).not.toHaveProperty(payloadMark)
})
