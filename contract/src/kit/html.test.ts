import { describe, expect, it } from 'vitest'
import { escapeHtml, htmlTokens, unescapeHtml } from './html'

const read = (html: string) =>
  [...htmlTokens(html)].map((token) =>
    token.kind === 'text'
      ? token.text
      : token.kind === 'close'
        ? `</${token.name}>`
        : `<${[token.name, ...Object.entries(token.attributes).map(([k, v]) => `${k}=${v}`)].join(' ')}>`,
  )

describe('reading HTML', () => {
  it.each([
    ['plain', ['plain']],
    ['a < b & c', ['a ', '<', ' b & c']],
    ['<B>Hi</b >', ['<b>', 'Hi', '</b>']],
    ['<a HREF="x>y" t=\'1\' c=2 d>go</a>', ['<a href=x>y t=1 c=2 d=>', 'go', '</a>']],
    ['<a href="1" href="2">', ['<a href=1>']],
    ['<br/><br />', ['<br>', '<br>']],
    ['x<!-- <b>no</b> -->y', ['x', 'y']],
    ['x<!doctype html><?php echo ?>y', ['x', 'y']],
    ['x<script>alert("<b>")</script >y', ['x', '</script>', 'y']],
    ['x<style>p{}', ['x']],
    ['x<img src=x onerror=alert(1)', ['x']],
    ['x<a href="', ['x']],
    ['1 &lt; 2 &amp;&amp; &#39;a&#x27; &nope; &#0;', ["1 < 2 && 'a' &nope; "]],
    ['</ >x', ['x']],
    ['<a =b>x', ['<a =b=>', 'x']],
  ])('%s', (html, tokens) => expect(read(html)).toEqual(tokens))

  it('takes little time, whatever the input', () => {
    for (const bait of ['<a', '<a "', '<!--', '<', '&', '<script>', '</'])
      expect([...htmlTokens(bait.repeat(50_000))].length).toBeGreaterThanOrEqual(0)
  })

  it('text that is escaped reads as it was written', () => {
    const text = `<b onclick="x('1')">Tom & Jerry</b>`
    expect(unescapeHtml(escapeHtml(text))).toBe(text)
    expect(read(escapeHtml(text))).toEqual([text])
  })
})
