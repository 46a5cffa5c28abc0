import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { styleFilesOf } from './component-styles.ts'

const library = fileURLToPath(new URL('../../node_modules/@mantine/core', import.meta.url))
const namesFor = (module: string) =>
  styleFilesOf(`${library}/esm/${module}`).map((file) => file.replace(/^.*\/(\w+)\.layer\.css$/, '$1'))

it('finds a style file for the class names of every Mantine component', () => {
  const modules = readdirSync(`${library}/esm`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.mjs'),
  )
  expect(modules.length).toBeGreaterThan(80)
  for (const module of modules)
    expect(namesFor(module).at(-1), module).toBe(module.replace(/^.*\/(\w+)\.module\.mjs$/, '$1'))
})

it('takes the styles of what a component is built from first, so that its own win', () => {
  expect(namesFor('components/Modal/Modal.module.mjs').filter((name) => /Paper|Modal/.test(name))).toEqual([
    'Paper',
    'ModalBase',
    'Modal',
  ])
})

it('leaves every other module alone', () => {
  expect(namesFor('components/Button/Button.mjs')).toEqual([])
})
