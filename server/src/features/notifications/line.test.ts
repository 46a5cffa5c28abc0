import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { describe, expect, it } from 'vitest'
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
