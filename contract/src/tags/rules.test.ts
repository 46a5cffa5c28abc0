import { describe, expect, it } from 'vitest'
import { tagLimits } from './limits'
import { colourNamed, coloursToOffer } from './rules'

const { colours } = tagLimits.tag
const tagsOf = (...used: (typeof colours)[number][]) => used.map((colour) => ({ colour }))

describe('S-024 the colours that are offered', () => {
  it('are ten while there is no tag', () => {
    expect(coloursToOffer([])).toEqual(colours)
    expect(colours).toHaveLength(10)
  })

  it('leave out what another tag has', () => {
    expect(coloursToOffer(tagsOf('Red', 'Blue', 'Red'))).toEqual(
      colours.filter((colour) => colour !== 'Red' && colour !== 'Blue'),
    )
  })

  it('have the own colour of a tag that is edited', () => {
    expect(coloursToOffer(tagsOf('Red', 'Blue'), 'Red')).toContain('Red')
    expect(coloursToOffer(tagsOf('Red', 'Blue'), 'Red')).not.toContain('Blue')
  })

  it('are all again once all are used, also for a tag that is edited', () => {
    expect(coloursToOffer(tagsOf(...colours))).toEqual(colours)
    expect(coloursToOffer(tagsOf(...colours), 'Red')).toEqual(colours)
  })

  it('are only the last free one when nine are used', () => {
    expect(coloursToOffer(tagsOf(...colours.slice(1)))).toEqual(['Brown'])
  })
})

it('C-070 a colour is known by its name in any case and by its value', () => {
  expect(['Cyan Blue', ' cyan-blue', '#009DB7'].map(colourNamed)).toEqual(Array(3).fill('Cyan Blue'))
  expect([colourNamed('Magenta'), colourNamed('')]).toEqual([undefined, undefined])
})
