import { describe, expect, it } from 'vitest'
import { freeName, withEndingOf } from './names'

describe('the name of a file in a project', () => {
  it('keeps its ending when it is renamed', () => {
    expect(withEndingOf('plan.pdf', 'Ground floor')).toBe('Ground floor.pdf')
    expect(withEndingOf('plan.pdf', 'Ground floor.PDF')).toBe('Ground floor.PDF')
    expect(withEndingOf('plan.pdf', 'Rev. 2')).toBe('Rev. 2.pdf')
    expect(withEndingOf('README', 'Read me')).toBe('Read me')
  })

  it('gets a number where it is taken, whatever the case', () => {
    expect(freeName('Plan.pdf', new Set(), 50)).toBe('Plan.pdf')
    expect(freeName('Plan.pdf', new Set(['plan.pdf']), 50)).toBe('Plan (2).pdf')
    expect(freeName('Plan.pdf', new Set(['plan.pdf', 'plan (2).pdf']), 50)).toBe('Plan (3).pdf')
    expect(freeName('Site photos', new Set(['site photos']), 50)).toBe('Site photos (2)')
  })

  it('is cut before its ending where it is too long', () => {
    expect(freeName(`${'a'.repeat(60)}.pdf`, new Set(), 20)).toBe(`${'a'.repeat(16)}.pdf`)
    expect(freeName(`${'अ'.repeat(60)}.pdf`, new Set([`${'अ'.repeat(16)}.pdf`]), 20)).toBe(
      `${'अ'.repeat(12)} (2).pdf`,
    )
  })
})
