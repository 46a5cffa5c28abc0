import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { styleFileOf } from './component-styles.ts'

const library = fileURLToPath(new URL('../../node_modules/@mantine/core', import.meta.url))

it('finds a style file for the class names of every Mantine component', () => {
  const modules = readdirSync(`${library}/esm`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.mjs'))
    .map((file) => `${library}/esm/${file}`)
  expect(modules.length).toBeGreaterThan(80)
  for (const module of modules) expect(styleFileOf(module), module).toMatch(/\.layer\.css$/)
})

it('leaves every other module alone', () => {
  expect(styleFileOf(`${library}/esm/components/Button/Button.mjs`)).toBeUndefined()
})
