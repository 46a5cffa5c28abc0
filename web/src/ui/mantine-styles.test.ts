import { expect, it } from 'vitest'
import styleList from './mantine-styles?raw'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const styleFiles = import.meta.glob('../../../node_modules/@mantine/core/styles/*.css')
const hasStyle = new Set(
  Object.keys(styleFiles).map((path) => path.slice(path.lastIndexOf('/') + 1, -'.css'.length)),
)

it('every Mantine component that is used has its style file in the list', () => {
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
      (names ?? '').split(',').map((name) => name.trim()),
    ),
  )
  const missing = used.filter((name) => hasStyle.has(name) && !styleList.includes(`/${name}.css'`))
  expect(used).toContain('Button')
  expect([...new Set(missing)]).toEqual([])
})
