import { expect, it } from 'vitest'
import { asJson } from './as-json'

it.each([
  ['a whole character', '\u{1f600}'],
  ['a backslash before letters like those', '\\ud800'],
  ['two backslashes', '\\\\udfff'],
])('keeps %s', (_what, text) => expect(JSON.parse(asJson({ text }))).toEqual({ text }))

it.each([
  ['a\ud800b', 'a\ufffdb'],
  ['\\\udc00', '\\\ufffd'],
])('replaces half a character in %j', (text, kept) => expect(JSON.parse(asJson([text]))).toEqual([kept]))
