import { scriptPayloads } from '@foyer/contract/testing/script-payloads'
import { expect, it } from 'vitest'
import { shapeOf } from '../../testing/html-shape'
import { html } from './html'
import { noticePage, publicPage } from './public-page'

const pages = [
  (words: string) => noticePage({ status: 404, title: words, text: words }).content,
  (words: string) =>
    publicPage({
      title: words,
      style: '',
      body: html`<p title="${words}" class='${words}'>${words}</p><textarea>${words}</textarea><input value="${words}">`,
    }).content,
]

it.each(scriptPayloads)('C-139 words change nothing of a public page: %j', (payload) => {
  // A parser reads no zero byte, and one line break for another.
  const words = payload.replaceAll('\0', '').replaceAll('\r', '\n')
  for (const page of pages) expect(shapeOf(page(words), words)).toEqual(shapeOf(page('words'), 'words'))
})
