import { expect, it } from 'vitest'
import { routePages } from './route-table.ts'

it('knows for every address which modules show it, frames first', async () => {
  const pages = await routePages()
  const modulesAt = (address: string) =>
    pages.find(({ path }) => path === address)?.modules.map((file) => file.replace(/^.*\/web\/src\//, ''))
  expect(modulesAt('/')).toEqual(['features/accounts/sign-in-page.tsx'])
  expect(modulesAt('/lms/')).toEqual(['shell/page-frame.tsx', 'features/leads/list/lead-list-page.tsx'])
  expect(modulesAt('/leads/lead-management-settings/tags')).toEqual([
    'shell/page-frame.tsx',
    'shell/settings-frame.tsx',
    'features/tags/tags-page.tsx',
  ])
  expect(modulesAt('/*')).toEqual(['shell/pages/not-found-page.tsx'])
  expect(pages.length).toBeGreaterThan(40)
})
