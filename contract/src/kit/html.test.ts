import { expect, it } from 'vitest'
import { escapeHtml } from './html'

it('text stands in an element and in an attribute as it was written', () => {
  expect(escapeHtml(`<b onclick="x('1')">Tom & Jerry</b>`)).toBe(
    '&lt;b onclick=&quot;x(&#39;1&#39;)&quot;&gt;Tom &amp; Jerry&lt;/b&gt;',
  )
})
