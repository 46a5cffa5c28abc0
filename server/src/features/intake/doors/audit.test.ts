import { expect, it, vi } from 'vitest'
import { audit } from './audit'

it('says who opened or closed a way in, by ids alone', () => {
  const info = vi.fn()
  const viewer = { companyId: 'c1', userId: 'u1' }
  const ctx = { log: { info }, viewer } as never
  audit(ctx, 'door-key-changed', 'd1')
  audit(ctx, 'meta-connected')
  expect(info.mock.calls).toEqual([
    [
      { audit: { deed: 'door-key-changed', companyId: 'c1', by: 'u1', doorId: 'd1' } },
      'intake: door-key-changed',
    ],
    [{ audit: { deed: 'meta-connected', companyId: 'c1', by: 'u1' } }, 'intake: meta-connected'],
  ])
})
