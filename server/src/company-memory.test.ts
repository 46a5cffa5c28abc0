import { expect, it, vi } from 'vitest'
import { createCompanyMemory } from './company-memory'

it('reads once per company, key and version', async () => {
  const memory = createCompanyMemory()
  const load = vi.fn(async () => 'stages')
  await memory('a', 1)('stages', load)
  expect(await memory('a', 1)('stages', load)).toBe('stages')
  expect(load).toHaveBeenCalledTimes(1)
  await memory('a', 1)('tags', load)
  await memory('b', 1)('stages', load)
  expect(load).toHaveBeenCalledTimes(3)
  await memory('a', 2)('stages', load)
  await memory('a', 2)('stages', load)
  expect(load).toHaveBeenCalledTimes(4)
})

it('holds nothing of a reading that failed', async () => {
  const remember = createCompanyMemory()('a', 1)
  await expect(remember('stages', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await remember('stages', async () => 'again')).toBe('again')
})

it('forgets the company that nobody has used the longest', async () => {
  const memory = createCompanyMemory()
  const load = vi.fn(async () => 0)
  for (let place = 0; place <= 500; place++) await memory(`c${place}`, 1)('stages', load)
  load.mockClear()
  await memory('c500', 1)('stages', load)
  expect(load).not.toHaveBeenCalled()
  await memory('c0', 1)('stages', load)
  expect(load).toHaveBeenCalledTimes(1)
})

it('keeps what is newer from a request that began with an older version', async () => {
  const memory = createCompanyMemory()
  await memory('a', 2)('stages', async () => 'new')
  expect(await memory('a', 1)('stages', async () => 'old')).toBe('old')
  expect(await memory('a', 2)('stages', async () => 'read again')).toBe('new')
})
