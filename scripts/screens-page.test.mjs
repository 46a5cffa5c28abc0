import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

it('docs/screens.md shows each example of the page of blocks, with its picture', () => {
  const examples = readdirSync(join(root, 'web/dev'))
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => found(read(`web/dev/${name}`), /<(?:Dialog)?Example name="([a-z-]+)"/g))
    .sort()
  expect(examples).not.toEqual([])
  expect(found(read('docs/screens.md'), /images\/blocks\/([a-z-]+)\.png/g)).toEqual(examples)
  const pictures = readdirSync(join(root, 'docs/images/blocks')).map((name) => name.replace('.png', ''))
  expect(pictures.sort()).toEqual(examples)
})
