import { richTextFaults } from '@foyer/contract/testing/rich-text-faults'
import { payloadMark, scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html'
import { SafeHtml } from './safe-html'
import { SafeHtmlBody } from './safe-html-body'

const file = '/files/0199a000-0000-7000-8000-000000000001/0199a000-0000-7000-8000-000000000002'
const written = (html: string) => {
  const place = document.createElement('div')
  place.append(cleanHtml(html))
  return place.innerHTML
}
const faultsIn = (place: ParentNode) =>
  richTextFaults(
    [...place.querySelectorAll('*')].map(({ localName, attributes }) => ({
      name: localName,
      attributes: [...attributes],
    })),
  )

describe('C-139 HTML that people wrote', () => {
  it('is shown with its marks, once its part is loaded', async () => {
    render(<SafeHtml html="<p>Dear <b>Asha</b></p>" />)
    await screen.findByText('Asha')
    expect(screen.getByText('Asha').tagName).toBe('B')
    expect(screen.getByText('Asha').closest('[dir="auto"]')).not.toBeNull()
  })

  it('is drawn again when it changes', () => {
    const { container, rerender } = render(<SafeHtmlBody html="<p>One</p>" />)
    rerender(<SafeHtmlBody html="<p>Two</p>" />)
    expect(container.textContent).toBe('Two')
  })

  it.each([
    [
      '<a href="https://x.example" target="_top" rel="opener">Hi</a>',
      '<a href="https://x.example" target="_blank" rel="noopener noreferrer">Hi</a>',
    ],
    ['<a href="javascript:x">Hi</a>', '<a>Hi</a>'],
    ['<img src="https://x.example/pixel.gif" alt="x">Hi', 'Hi'],
    ['<img src="data:image/png;base64,AAAA">Hi', 'Hi'],
    ['<img src="cid:x@foyer">Hi', 'Hi'],
    [`<img alt="Plan" src="${file}">`, `<img alt="Plan" src="${file}" loading="lazy">`],
    [
      `<img src="${file}?until=1&amp;signature=a-b_c">`,
      `<img src="${file}?until=1&amp;signature=a-b_c" loading="lazy">`,
    ],
    [`<img src="https://x.example${file}?a=b">`, `<img src="${file}" loading="lazy">`],
    ['<p style="text-align:center;color:red" class="x" id="x">Hi</p>', '<p align="center">Hi</p>'],
    ['<span data-x="1" aria-hidden="true">Hi</span>', 'Hi'],
    ['<p>1 &lt; 2 &amp; 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('%s', (html, shown) => expect(written(html)).toBe(shown))

  it.each(scriptPayloads)('runs, loads and sends nothing: %j', (payload) => {
    for (const html of [payload, `<p>${payload}</p>`, `Hi ${payload}</b> you`, payload.repeat(3)]) {
      const { container, unmount } = render(<SafeHtmlBody html={html} />)
      const place = container.querySelector('[dir="auto"]')
      expect(place && faultsIn(place)).toEqual([])
      for (const element of place?.querySelectorAll<HTMLElement>('*') ?? []) {
        if (!(element instanceof HTMLAnchorElement)) element.click()
      }
      // Written out and read once more it is still clean.
      const again = document.createElement('template')
      again.innerHTML = place?.innerHTML ?? ''
      expect(faultsIn(again.content)).toEqual([])
      unmount()
    }
    expect(window).not.toHaveProperty(payloadMark)
  })
})
