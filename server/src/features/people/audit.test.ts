import { expect, it, vi } from 'vitest'
import type { Context } from '../../context'
import { audit } from './audit'

it('a deed is logged with ids alone', () => {
  const info = vi.fn()
  const ctx = {
    log: { info },
    viewer: { companyId: 'c1', userId: 'u1', email: 'kavya@example.com', fullName: 'Kavya' },
  }
  audit(ctx as unknown as Context, 'deactivated', 'u2', { isAbsent: true })
  expect(info).toHaveBeenCalledWith(
    { audit: { deed: 'deactivated', companyId: 'c1', by: 'u1', memberId: 'u2', isAbsent: true } },
    'people: deactivated',
  )
})
