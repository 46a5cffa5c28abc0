import { describe, expect, it } from 'vitest'
import { readListAddress, readViewQuery, writeListAddress, writeViewQuery } from './address'
import { noFilters } from './filters'

const read = (text: string) => readListAddress(new URLSearchParams(text))

describe('the address of the lead list', () => {
  it('reads what is searched for, without blanks around it and never longer than allowed', () => {
    expect(read('search=%20iyer%20').search).toBe('iyer')
    expect(read('search=%20').search).toBeUndefined()
    expect(read(`search=${'a'.repeat(150)}`).search).toHaveLength(100)
  })

  it('reads the sort and falls back to the newest first', () => {
    const usual = { sort: 'created', descending: true }
    expect(read('')).toMatchObject(usual)
    expect(read('sort=-budget')).toMatchObject({ sort: 'budget', descending: true })
    expect(read('sort=source-name')).toMatchObject({ sort: 'source-name', descending: false })
    expect(read('sort=shoe-size')).toMatchObject(usual)
  })

  it('L-042 reads the period; all time where there is none or another word', () => {
    expect(read('').period).toBe('all-time')
    expect(read('period=last-7-days').period).toBe('last-7-days')
    expect(read('period=never').period).toBe('all-time')
  })

  it('comes back as it was written, and leaves out defaults', () => {
    expect(writeListAddress(read('')).toString()).toBe('')
    const said =
      'search=iyer&tile=interested&period=today&status=meeting%2Cnew&budgetFrom=100000&c5=has%3Apune&sort=-budget'
    expect(writeListAddress(read(said)).toString()).toBe(said)
  })

  it('a saved view knows its tab too', () => {
    const address = { ...read('sort=name'), filters: noFilters }
    const query = writeViewQuery('won', address)
    expect(query).toBe('sort=name&tab=won')
    expect(readViewQuery(query)).toEqual({ tab: 'won', address })
  })
})
