import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** A caller needs of an endpoint its method, path, about, service, userId and form, and how to write and decode. */
const serversSide = new Set([
  'action',
  'summary',
  'description',
  'query',
  'params',
  'body',
  'read',
  'check',
  'schema',
  'encode',
  'encodeText',
])
/** How many of the first arguments are the server's: the schema, and how to encode. */
const serversArguments: Record<string, number> = { reply: 2, plainReply: 1 }

const keyOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

interface Cut {
  start: number
  end: number
  put: string
}

function cutProperties({ properties }: ESTree.ObjectExpression): Cut[] {
  return properties.flatMap((property, place) => {
    if (!serversSide.has(keyOf(property))) return []
    return [{ start: property.start, end: properties[place + 1]?.start ?? property.end, put: '' }]
  })
}

function cutsIn(code: string): Cut[] {
  const cuts: Cut[] = []
  new Visitor({
    ObjectExpression(node) {
      const keys = node.properties.map(keyOf)
      if (['decode', 'write', 'encodeText'].some((key) => keys.includes(key)))
        cuts.push(...cutProperties(node))
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'endpoint' && given[0]?.type === 'ObjectExpression')
        cuts.push(...cutProperties(given[0]))
      for (const { start, end } of given.slice(0, serversArguments[callee.name] ?? 0))
        cuts.push({ start, end, put: '0' })
    },
  }).visit(parseSync('endpoints.js', code).program)
  return cuts
}

/** A module of the contract that declares endpoints, without what only the server does with them. */
export function withoutServersSide(code: string): string {
  const lastFirst = cutsIn(code).sort((a, b) => b.end - a.end || a.start - b.start)
  let rest = code
  let untouched = code.length
  for (const { start, end, put } of lastFirst) {
    // What is inside another cut goes with it.
    if (end > untouched) continue
    rest = rest.slice(0, start) + put + rest.slice(end)
    untouched = start
  }
  return rest
}

/** The browser calls endpoints and never answers them: the schemas of the wire stay on the server. */
export const callersSide = (): Plugin => ({
  name: 'callers-side',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /contract\/src\/(wire\/.*|kit\/(endpoint|envelope))\.ts$/ },
    handler: (code) => ({ code: withoutServersSide(code), map: null }),
  },
})
