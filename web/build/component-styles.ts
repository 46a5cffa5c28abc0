import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const ofClassNames = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/

/** The style file that belongs to a module with the class names of a Mantine component. */
export function styleFileOf(id: string): string | undefined {
  const [, library, component] = ofClassNames.exec(id) ?? []
  if (!library) return undefined
  const file = `${library}/styles/${component}.layer.css`
  if (!existsSync(file)) throw new Error(`Mantine has class names in ${id}, but no ${file}.`)
  return file
}

/**
 * A page loads the styles of the components that it shows, and none can be forgotten: they come with the class names.
 * In whatever order that happens, what we write ourselves wins, because Mantine's styles are in a layer.
 */
export const componentStyles = (): Plugin => ({
  name: 'component-styles',
  apply: 'build',
  transform: {
    filter: { id: ofClassNames },
    handler: (code, id) => ({ code: `import ${JSON.stringify(styleFileOf(id))}\n${code}`, map: null }),
  },
})
