import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ofClassNames = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/

/** The components that the code in a folder of the library is built from. */
function usedIn(folder: string): string[] {
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return [...code.join('\n').matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\/\1\.mjs"/g)].map(([, name]) => name ?? '')
}

/**
 * The style files that belong to a module with the class names of a Mantine component: first those of the components
 * that it is built from, because it changes what they say.
 */
export function styleFilesOf(id: string): string[] {
  const [, library, component = ''] = ofClassNames.exec(id) ?? []
  if (!library) return []
  const styleOf = (name: string) => `${library}/styles/${name}.layer.css`
  if (!existsSync(styleOf(component)))
    throw new Error(`Mantine has class names in ${id}, but no ${styleOf(component)}.`)
  const seen = new Set<string>()
  const withUsed = (name: string, folder: string): string[] => {
    if (seen.has(name) || !existsSync(folder)) return []
    seen.add(name)
    const used = usedIn(folder).flatMap((one) => withUsed(one, `${library}/esm/components/${one}`))
    return existsSync(styleOf(name)) ? [...used, styleOf(name)] : used
  }
  return withUsed(component, dirname(id))
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
    handler: (code, id) => ({
      code: [...styleFilesOf(id).map((file) => `import ${JSON.stringify(file)}`), code].join('\n'),
      map: null,
    }),
  },
})
