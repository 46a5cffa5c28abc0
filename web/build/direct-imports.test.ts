import { expect, it } from 'vitest'
import { originsIn, withDirectImports } from './direct-imports.ts'

const barrel = `
import { Button } from "./button/Button.mjs";
import { rem as toRem } from "./rem.mjs";
import { outside } from "elsewhere";
export { default as IconPlus } from './icons/IconPlus.mjs';
export { Button, toRem as rem, outside };`

it('knows which file defines what a barrel passes on', () => {
  expect(Object.fromEntries(originsIn(barrel, '/lib'))).toEqual({
    Button: { file: '/lib/button/Button.mjs', name: 'Button' },
    rem: { file: '/lib/rem.mjs', name: 'rem' },
    IconPlus: { file: '/lib/icons/IconPlus.mjs', name: 'default' },
  })
})

it('takes each import from the file that defines it, under the name it has here', () => {
  const origins = new Map([['lib', originsIn(barrel, '/lib')]])
  const code =
    'import {\n  Button,\n  IconPlus as Plus,\n  outside,\n} from "lib";\nimport { Button as B } from "other"'
  expect(withDirectImports(code, origins)).toBe(
    [
      'import { Button as Button } from "/lib/button/Button.mjs"; ',
      'import { default as Plus } from "/lib/icons/IconPlus.mjs"; ',
      'import { outside } from "lib";\nimport { Button as B } from "other"',
    ].join(''),
  )
})
