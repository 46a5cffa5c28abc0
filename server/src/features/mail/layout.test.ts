import { mailTexts } from '@foyer/contract/mail/messages'
import { expect, it } from 'vitest'
import { mailLayout } from './layout'

const url = 'https://studio.example/reset?ticket=a&b="c"'
const code = mailLayout({
  title: 'Your code, Asha <b>',
  paragraphs: ['Somebody asked for\na code.', 'Valid for ten minutes.'],
  code: '4711',
  action: { label: 'Open & go', url },
  footer: 'Not you? Ignore it.',
})

it('has the same words for those who see no HTML', () => {
  expect(code.text).toBe(
    [
      'Your code, Asha <b>',
      'Somebody asked for\na code.',
      'Valid for ten minutes.',
      '    4711',
      `Open & go:\n${url}`,
      `--\nNot you? Ignore it.\n${mailTexts.signature}\n`,
    ].join('\n\n'),
  )
})

it('escapes every value', () => {
  expect(code.html).toContain('Your code, Asha &lt;b&gt;</h1>')
  expect(code.html).toContain('Somebody asked for<br>a code.')
  expect(code.html).toContain('>4711</td>')
  expect(code.html).toContain('href="https://studio.example/reset?ticket=a&amp;b=&quot;c&quot;"')
  expect(code.html).toContain('Open &amp; go</a>')
  expect(code.html).not.toContain('<b>')
})

it('fetches nothing and follows the dark mode of the reader', () => {
  expect(code.html).not.toMatch(/<img|<link|<script|url\(|@import/)
  expect(code.html).toContain('content="light dark"')
  expect(code.html).toContain('prefers-color-scheme:dark')
})

it('leaves out what it was not given', () => {
  const { html, text } = mailLayout({ title: 'Hello', paragraphs: ['One line.'] })
  expect(text).toBe(`Hello\n\nOne line.\n\n--\n${mailTexts.signature}\n`)
  expect(html).not.toContain('<a ')
})

it('links to web addresses only', () => {
  const action = { label: 'Go', url: 'javascript:alert(1)' }
  expect(() => mailLayout({ title: 'Hello', paragraphs: [], action })).toThrow('web addresses')
})
