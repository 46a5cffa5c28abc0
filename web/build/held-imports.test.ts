import { expect, it } from 'vitest'
import { withInstead } from './held-imports.ts'

it('an import that failed gives what the page says instead', () => {
  const helper = 'function handlePreloadError(err) { if (!e.defaultPrevented) throw err; }'
  expect(withInstead(helper)).toBe(
    'function handlePreloadError(err) { if (!e.defaultPrevented) throw err; return e.instead }',
  )
})

it('a helper that looks otherwise stops the build, rather than losing what people typed', () => {
  expect(() => withInstead('export const preload = () => {}')).toThrow('has changed')
})
