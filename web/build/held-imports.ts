import type { Plugin } from 'vite'

const failing = 'if (!e.defaultPrevented) throw err;'

/** What imports a file that is gone can wait, or go on with something else: `instead` of the event it is told by. */
export function withInstead(code: string): string {
  if (!code.includes(failing))
    throw new Error('The preload helper of Vite has changed: see build/held-imports.ts.')
  return code.replace(failing, `${failing} return e.instead`)
}

/** An import that failed because the server has a newer build (web/src/app/new-version.ts). */
export const heldImports = (): Plugin => ({
  name: 'held-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: withInstead(code), map: null }),
  },
})
