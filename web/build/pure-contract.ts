import { type Plugin, parseSync } from 'vite'

/** Expressions that may do something as far as the bundler can see; functions and plain values never do. */
const mayAct = new Set([
  'CallExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'ArrayExpression',
])

/** The same module, with every value that it declares marked as one that may be left out where nothing uses it. */
export function withPureValues(code: string): string {
  const values = parseSync('contract.js', code).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && mayAct.has(init.type) ? [init] : [],
    )
  })
  return values.reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}/* @__PURE__ */ (() => (${rest.slice(start, end)}))()${rest.slice(end)}`,
    code,
  )
}

/** Modules of the contract only declare, so a schema that no page uses is not sent to any. */
export const pureContract = (): Plugin => ({
  name: 'pure-contract',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /contract\/src\/.*\.ts$/ },
    handler: (code) => ({ code: withPureValues(code), map: null, moduleSideEffects: false }),
  },
})
