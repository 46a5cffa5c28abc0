import type { Plugin } from 'vite'

const waits = /useIsomorphicEffect\(\(\) => \{[^}]*setUuid\(randomId\(\)\);\s*\}, \[\]\);/

/** The id that React gives is kept; Mantine's own draws every menu, tooltip and field a second time to make another. */
export function withGivenId(code: string): string {
  if (!waits.test(code)) throw new Error('useId of Mantine has changed: see build/lean-ids.ts.')
  return code.replace(waits, '')
}

/** There is one root in the page, and no server draws it: what React gives is unique. */
export const leanIds = (): Plugin => ({
  name: 'lean-ids',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@mantine\/hooks\/esm\/use-id\/use-id\.mjs/ },
    handler: (code) => ({ code: withGivenId(code), map: null }),
  },
})
