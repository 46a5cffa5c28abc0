import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { withGivenId } from './lean-ids.ts'

it('leaves the first id as it is, in the library as it is installed', () => {
  const library = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/hooks')))
  const code = withGivenId(readFileSync(`${library}/esm/use-id/use-id.mjs`, 'utf8'))
  expect(code).not.toContain('setUuid(')
  expect(code).toContain('return uuid')
})

it('says when the library has changed', () => {
  expect(() => withGivenId('export const useId = () => 1')).toThrow('useId of Mantine has changed')
})
