import { defaultRules } from '@foyer/contract/notifications/defaults'
import { type PlaceholderValues, placeholders } from '@foyer/contract/notifications/model'
import { fillHtml } from '@foyer/contract/notifications/rules'
import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { describe, expect, it } from 'vitest'
import { elementsOf } from '../../testing/html-shape'
import { richText } from '../mail/service'
import { cleanLine, isBlankLine } from './line'

describe('C-139 the line of a notification', () => {
  it.each([
    [
      'New <b onclick="x()">lead</b> <img src=x onerror=alert(1)><script>alert(1)</script>&lt;i&gt;',
      'New <b>lead</b> &lt;i&gt;',
    ],
    ['<p>New  lead</p><p>from <strong>Asha</strong></p>', 'New lead from <b>Asha</b>'],
    ['One<br>two &amp; "three" it\'s', 'One two &amp; &quot;three&quot; it&#39;s'],
    ['<b>never closed', '<b>never closed</b>'],
    ['  ', ''],
  ])('%s', (html, line) => expect(cleanLine(html)).toBe(line))

  it('has no mark but bold, whatever is written', () => {
    for (const payload of scriptPayloads)
      expect(cleanLine(payload).replaceAll('<b>', '').replaceAll('</b>', ''), payload).not.toMatch(/[<>"'\0]/)
  })

  it('is blank where only marks are left', () => {
    expect(isBlankLine(cleanLine('<b> </b><br><script>alert(1)</script>&nbsp;'))).toBe(true)
    expect(isBlankLine(cleanLine('<b>x</b>'))).toBe(false)
  })
})

const allFilledWith = (words: string): PlaceholderValues =>
  Object.fromEntries(placeholders.map((name) => [name, words]))

it('T-022 C-139 names and other values change no mark of a mail or a bell', () => {
  for (const { emailText, bellText } of defaultRules)
    for (const payload of scriptPayloads)
      for (const clean of [
        (words: string) => richText(fillHtml(emailText, allFilledWith(words))).html,
        (words: string) => cleanLine(fillHtml(bellText, allFilledWith(words))),
      ])
        expect(elementsOf(clean(payload)), payload).toEqual(elementsOf(clean('words')))
})
