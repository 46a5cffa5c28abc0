import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, parseAst } from 'vite'

/** Libraries whose one door leads to hundreds of modules. */
const barrels = ['@mantine/core', '@mantine/dates', '@mantine/form', '@mantine/hooks', '@tabler/icons-react']

interface Origin {
  file: string
  /** The name it has in that file. */
  name: string
}

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value)

/** Where each export of a barrel comes from, for barrels that only pass on what other files define. */
export function originsIn(code: string, folder: string): Map<string, Origin> {
  const { body } = parseAst(code)
  const origins = new Map<string, Origin>()
  const imported = new Map<string, Origin>()
  for (const node of body) {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.'))
      for (const specifier of node.specifiers)
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, {
            file: join(folder, node.source.value),
            name: nameOf(specifier.imported),
          })
    if (node.type !== 'ExportNamedDeclaration') continue
    for (const { local, exported } of node.specifiers) {
      const origin = node.source
        ? { file: join(folder, node.source.value), name: nameOf(local) }
        : imported.get(nameOf(local))
      if (origin) origins.set(nameOf(exported), origin)
    }
  }
  return origins
}

/** The same imports, each from the file that defines it; what is not known stays with the barrel. */
export function withDirectImports(code: string, barrelsKnown: Map<string, Map<string, Origin>>): string {
  const anyImport = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["'];?/g
  return code.replace(anyImport, (whole, names: string, source: string) => {
    const origins = barrelsKnown.get(source)
    if (!origins) return whole
    return names
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [name = '', local = name] = part.split(/\s+as\s+/)
        const origin = origins.get(name)
        if (!origin) return `import { ${part} } from ${JSON.stringify(source)};`
        return `import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`
      })
      .join(' ')
  })
}

/**
 * Which page needs which module of a library is only known where the import names the module: through a barrel
 * one button would bring the whole library into the file that all pages share.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, Origin>>()
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      for (const barrel of barrels) {
        const file = (await this.resolve(barrel))?.id
        if (file) known.set(barrel, originsIn(readFileSync(file, 'utf8'), dirname(file)))
      }
    },
    transform: {
      filter: { id: /\.(m?js|tsx?)$/, code: new RegExp(`["'](${barrels.join('|')})["']`) },
      handler: (code) => ({ code: withDirectImports(code, known), map: null }),
    },
  }
}
