import { expect, it, vi } from 'vitest'
import { audit } from './audit'

it('says who changed by which server mails leave, by ids alone', () => {
  const info = vi.fn()
  audit({ log: { info }, viewer: { companyId: 'c1', userId: 'u1' } } as never, 'mail-server-saved')
  expect(info.mock.calls).toEqual([
    [{ audit: { deed: 'mail-server-saved', companyId: 'c1', by: 'u1' } }, 'lead-mail: mail-server-saved'],
  ])
})
