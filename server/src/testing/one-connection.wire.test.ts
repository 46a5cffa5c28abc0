import { expect, it } from 'vitest'
import { useTestApp } from './test-app'

const test = useTestApp()

it('a query beside an open transaction is refused on PostgreSQL too, where it would not wait', async () => {
  const { database } = test.deps
  const beside = async () => (await database.pool.query('select 1 as one')).rows
  await expect(database.transaction('', beside)).rejects.toThrow('a second connection inside a transaction')
  await expect(database.request('reading', '', beside)).rejects.toThrow(
    'a second connection inside a transaction',
  )
  expect(await beside()).toEqual([{ one: 1 }])
})
