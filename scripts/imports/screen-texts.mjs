// Components contain no sentences: the texts of the product are in contract/src/<slice>/messages.ts.
import { walk } from './source.mjs'

const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'description',
  'error',
  'label',
  'message',
  'placeholder',
  'title',
  'tooltip',
])
const sentence = /\p{L}[\p{L}'’.,:;!?-]*\s+[("'“]?\p{L}/u

/** The literal texts that an expression can evaluate to. */
function* literals(node) {
  if (!node) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield [node, node.value]
  else if (node.type === 'TemplateLiteral')
    for (const part of node.quasis) yield [node, part.value.cooked ?? '']
  else if (node.type === 'JSXExpressionContainer') yield* literals(node.expression)
  else if (node.type === 'ConditionalExpression')
    yield* [...literals(node.consequent), ...literals(node.alternate)]
  else if (node.type === 'LogicalExpression') yield* [...literals(node.left), ...literals(node.right)]
}

export function textProblems(source, place) {
  if (place.package !== 'web' || place.isTest || !['features', 'shell', 'app'].includes(place.layer))
    return []
  const problems = []
  const judge = (node, text) => {
    if (!sentence.test(text)) return
    const shown = text.trim().replace(/\s+/g, ' ').slice(0, 40)
    problems.push({
      path: source.path,
      line: source.lineAt(node.start),
      rule: 'texts',
      text: `"${shown}" belongs in contract messages`,
    })
  }
  walk(source.program, (node, parent) => {
    if (node.type === 'JSXText') judge(node, node.value)
    const isChild = node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute'
    const isSpoken =
      node.type === 'JSXAttribute' && spoken.has(source.text.slice(node.name.start, node.name.end))
    for (const [at, text] of literals(isChild ? node : isSpoken ? node.value : undefined)) judge(at, text)
  })
  return problems
}
