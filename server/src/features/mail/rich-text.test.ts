import { describe, expect, it } from 'vitest'
import { richText } from './rich-text'

describe('rich text of a mail', () => {
  it('keeps what people write with', () => {
    const { html, text } = richText(
      '<h2>Plan</h2><p>Dear <b>Asha</b>,<br>see <a href="https://studio.example/a?b=1&amp;c=2">the plan</a></p><ul><li>One</li><li>Two</li></ul>',
    )
    expect(html).toBe(
      '<h2>Plan</h2><p>Dear <b>Asha</b>,<br>see <a href="https://studio.example/a?b=1&amp;c=2">the plan</a></p><ul><li>One</li><li>Two</li></ul>',
    )
    expect(text).toBe('Plan\n\nDear Asha,\nsee the plan (https://studio.example/a?b=1&c=2)\n\n- One\n- Two')
  })

  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<b onclick="alert(1)" style="position:fixed">Hi</b>', '<b>Hi</b>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href=" java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="https://x.example/&quot; onmouseover=&quot;alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
    ['<form action="https://x.example"><input name=p>Hi</form>', 'Hi'],
    ['<p>Hi', '<p>Hi</p>'],
    ['</div></td>Hi', 'Hi'],
    ['<b><i>Hi</b>', '<b><i>Hi</i></b>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['1 < 2 & "3"', '1 &lt; 2 &amp; &quot;3&quot;'],
    ['<scr<script>ipt>alert(1)</script>Hi', 'ipt&gt;alert(1)Hi'],
  ])('C-139 %s', (source, html) => expect(richText(source).html).toBe(html))

  it('does not nest deeper than readers of mails can follow', () => {
    expect(richText('<div>'.repeat(5_000)).html.length).toBeLessThan(1_000)
  })
})
