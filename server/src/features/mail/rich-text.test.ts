import { richTextFaults } from '@foyer/contract/testing/rich-text-faults'
import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { describe, expect, it } from 'vitest'
import { elementsOf, shapeOf } from '../../testing/html-shape'
import { mailLayout } from './layout'
import { richText } from './rich-text'

const faultsIn = (html: string): string[] => richTextFaults(elementsOf(html))

const file = '/files/0199a000-0000-7000-8000-000000000001/0199a000-0000-7000-8000-000000000002'

describe('rich text of a mail', () => {
  it('keeps what people write with', () => {
    const { html, text } = richText(
      '<h2>Plan</h2><p>Dear <b>Asha</b>,<br>see <a href="https://studio.example/a?b=1&amp;c=2">the plan</a></p><ul><li>One</li><li>Two</li></ul>',
    )
    expect(html).toBe(
      '<h2>Plan</h2><p>Dear <b>Asha</b>,<br />see <a href="https://studio.example/a?b=1&amp;c=2">the plan</a></p><ul><li>One</li><li>Two</li></ul>',
    )
    expect(text).toBe('Plan\n\nDear Asha,\nsee the plan (https://studio.example/a?b=1&c=2)\n\n- One\n- Two')
  })

  it.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<img src="https://x.example/pixel.gif" alt="x" width="1">Hi', 'Hi'],
    ['<b onclick="alert(1)" style="position:fixed">Hi</b>', '<b>Hi</b>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href=" java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="https://x.example/&quot; onmouseover=&quot;alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="https://x.example" target="_top" rel="opener">Hi</a>', '<a href="https://x.example">Hi</a>'],
    ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
    ['<form action="https://x.example"><input name=p>Hi</form>', 'Hi'],
    ['<p>Hi', '<p>Hi</p>'],
    ['</div></td>Hi', 'Hi'],
    ['<b><i>Hi</b>', '<b><i>Hi</i></b>'],
    ['<p style="text-align:center;color:red">Hi</p>', '<p align="center">Hi</p>'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['1 < 2 & "3"', '1 &lt; 2 &amp; "3"'],
    ['H\u0000i', 'Hi'],
    [
      `<img alt='A "plan"' width="40" src="${file}?until=1&amp;signature=x" srcset="x">`,
      `<img src="${file}" alt="A &quot;plan&quot;" width="40" />`,
    ],
    ['<img src="cid:plan@foyer">', '<img src="cid:plan@foyer" />'],
  ])('C-139 %s', (source, html) => expect(richText(source).html).toBe(html))

  it.each(scriptPayloads)('C-139 nothing runs, loads or sends: %j', (payload) => {
    for (const source of [payload, `<p>${payload}</p>`, `Hi ${payload}</b> you`, payload.repeat(3)]) {
      const { html } = richText(source)
      expect(faultsIn(html)).toEqual([])
      expect(html).not.toContain('\0')
      expect(richText(html).html, 'cleaned twice is the same').toBe(html)
    }
  })

  it.each(scriptPayloads)('C-139 no part of a mail leaves its place: %j', (payload) => {
    const content = (words: string, body: string) => ({
      title: words,
      paragraphs: [words, `Dear ${words}`],
      code: words,
      afterCode: [words],
      action: { label: words, url: 'https://foyer.example/' },
      footer: words,
      body: richText(body),
    })
    const { html } = mailLayout(content(payload, 'Hi'))
    expect(shapeOf(html)).toEqual(shapeOf(mailLayout(content('words', 'Hi')).html))
    const around = shapeOf(mailLayout(content('words', '')).html).length
    const inside = elementsOf(richText(payload).html).filter(({ name }) => name !== 'br').length
    expect(shapeOf(mailLayout(content('words', payload)).html)).toHaveLength(around + inside)
  })
})

describe('the plain part of a mail', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<div>One</div><div>Two</div>', 'One\nTwo'],
    ['One<br><br>Two', 'One\n\nTwo'],
    ['<h1>Offer</h1>Hi', 'Offer\n\nHi'],
    ['<a href="https://studio.example">https://studio.example</a>', 'https://studio.example'],
    ['<a href="mailto:a@studio.example">a@studio.example</a>', 'a@studio.example'],
    ['<a href="mailto:a@studio.example">Asha</a>', 'Asha (a@studio.example)'],
    ['<a href="tel:+919876543210">Call</a>', 'Call (+919876543210)'],
    ['<ol><li>One</li><li>Two<ul><li>Three</li></ul></li></ol>', ' 1. One\n 2. Two\n    - Three'.trim()],
    [
      '<table><tr><th>Room</th><th>Area</th></tr><tr><td><p>Kitchen</p></td><td>120 sq ft</td></tr></table>',
      'Room | Area\nKitchen | 120 sq ft',
    ],
    ['<blockquote>Said</blockquote>', '> Said'],
    [`See <img src="${file}" alt="Plan"> and <img src="${file}">`, 'See [Plan] and'],
    ['One<hr>Two', `One\n\n${'-'.repeat(20)}\n\nTwo`],
    ['1 &lt; 2 &amp; 3&nbsp;m', '1 < 2 & 3\u00a0m'],
  ])('%s', (source, text) => expect(richText(source).text).toBe(text))

  it('breaks no line by itself', () => {
    const line = 'word '.repeat(500).trim()
    expect(richText(`<p>${line}</p>`).text).toBe(line)
  })

  it('a wide cell does not widen the others', () => {
    const rows = `<tr><td>a</td><td>b</td></tr>`.repeat(1_000)
    const { text } = richText(`<table><tr><td>${'w'.repeat(10_000)}</td><td>b</td></tr>${rows}</table>`)
    expect(text.length).toBeLessThan(20_000)
  })
})

describe('a mail of a megabyte', () => {
  const size = 1_000_000
  const depthOf = (html: string) => {
    let [open, deepest] = [0, 0]
    for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
      if (tag.startsWith('</')) open -= 1
      else if (!tag.endsWith('/>')) open += 1
      deepest = Math.max(deepest, open)
    }
    return deepest
  }

  // Whatever is read is at most 256 deep, and each step looks at no more than that.
  it.each([
    '<div>',
    '<b>x',
    '<a href="https://x.example">',
    '<blockquote>',
    '<table><tr><td>',
    '<ul><li>',
    '<svg><g>',
    '<x>',
    '<b></i>',
  ])('nested without end ends as its words: %s', (bait) => {
    const { html, text } = richText(`Dear Asha ${bait.repeat(size / bait.length)}`)
    expect(depthOf(html)).toBe(0)
    expect(text).toMatch(/^Dear Asha/)
  })

  it('nested too deep for mail clients keeps its words and loses the deeper marks', () => {
    const { html, text } = richText(`${'<div>'.repeat(200)}Hi${'</div>'.repeat(200)}`)
    expect(depthOf(html)).toBe(30)
    expect(text).toBe('Hi')
  })

  it.each([
    ['</i>', `${'<b>'.repeat(200)}Dear Asha`],
    ['<', 'Dear Asha'],
    ['<!--', 'Dear Asha'],
    ['<p>x', 'Dear Asha'],
    ['x="<a href=', 'Dear Asha <a '],
  ])('is read to its end: %s', (bait, before) => {
    expect(richText(before + bait.repeat(size / bait.length)).html).toBeTypeOf('string')
  })
})
