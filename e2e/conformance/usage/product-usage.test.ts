import { expect, it } from 'vitest'
import { usageOf } from './product-usage'
import { parsed } from './sources'

const words = `
  import { columnTexts } from './columns'
  const shared = { save: 'Save', never: 'Never' }
  export const texts = {
    title: 'Title',
    unused: 'Unused',
    save: shared.save,
    count: (n: number) => \`\${n} leads\`,
    kinds: { call: 'Call', visit: { long: 'Visit', short: 'Vis.' } },
  } as const
  export const menuTexts = { ...columnTexts, email: 'Email address' } satisfies Record<string, string>
  export const problem = () => texts.title
`
const columns = `export const columnTexts = { email: 'E-mail', phone: 'Phone', city: 'City' }`

/** The texts that this screen leaves unused. */
function unusedBy(screen: string, imports = 'texts') {
  const { declarations, isUsed } = usageOf(
    [parsed('contract/src/leads/messages.ts', words), parsed('contract/src/leads/columns.ts', columns)],
    [
      parsed(
        'web/src/screen.tsx',
        `import { ${imports} } from '@foyer/contract/leads/messages'\nimport type { texts as T } from '@foyer/contract/leads/messages'\n${screen}`,
      ),
    ],
  )
  return declarations.flatMap(({ name, leaves }) =>
    leaves.filter((leaf) => !isUsed(leaf)).map((leaf) => [name, ...leaf.path].join('.')),
  )
}
const all = unusedBy('')

it.each([
  ['a property', 'show(texts.title)', ['texts.title']],
  ['a property that is optional', 'show(texts?.title)', ['texts.title']],
  ['a call', 'show(isNew ? texts.title : texts.count(2))', ['texts.title', 'texts.count']],
  [
    'a text in a component',
    'const a = <p title={texts.title}>{texts.unused}</p>',
    ['texts.title', 'texts.unused'],
  ],
  ['a key in quotes', "show(texts.kinds['call'])", ['texts.kinds.call']],
  [
    'a key that is chosen later',
    'show(texts.kinds[kind])',
    all.filter((one) => one.startsWith('texts.kinds')),
  ],
  ['what is below any key', 'show(texts.kinds[kind].short)', ['texts.kinds.call', 'texts.kinds.visit.short']],
  [
    'a shorter name',
    'function F() { const { kinds: { }, title: t } = texts; const k = texts.kinds; show(t, k.call) }',
    ['texts.title', 'texts.kinds.call'],
  ],
  ['the whole', 'show(Object.values(texts.kinds))', all.filter((one) => one.startsWith('texts.kinds'))],
  ['what another text is made of', 'show(texts.save)', ['texts.save', 'shared.save']],
  ['a method of a text', 'show(texts.title.toLowerCase())', ['texts.title']],
  ['a type', 'let a: typeof texts.title', []],
  ['the name of a property alone', 'const a = { title: 1 }; show(a.title)', []],
])('%s uses what it names and nothing else', (_, screen, used) => {
  expect(all.filter((one) => !unusedBy(screen).includes(one)).sort()).toEqual([...used].sort())
})

it('goes through functions of the contract and through what is spread', () => {
  const used = (screen: string, imports: string) =>
    all.filter((one) => !unusedBy(screen, imports).includes(one))
  expect(used('show(problem())', 'problem')).toEqual(['texts.title', 'problem'])
  expect(used('show(menuTexts.email)', 'menuTexts')).toEqual(['menuTexts.email'])
  expect(used('show(menuTexts.phone)', 'menuTexts')).toEqual(['menuTexts', 'columnTexts.phone'])
  expect(used('show(leadTexts.title)', 'texts as leadTexts')).toEqual(['texts.title'])
})
