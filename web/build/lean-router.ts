import type { Plugin } from 'vite'

/**
 * Components of the router that nothing uses can be left out: making one has no effect, and a name that is given
 * afterwards is for developers only.
 */
export const withoutUnused = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1')

/** React Router, whose package hands every bundler the build with the warnings for developers. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(id, importer) {
      const resolved = await this.resolve(id, importer, { skipSelf: true })
      return resolved?.id.replace('/dist/development/', '/dist/production/')
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
})
