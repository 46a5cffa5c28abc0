import { describe, expect, it } from 'vitest'
import { builtInTemplates } from './built-in'
import { areaOfProject, fittedToArea } from './project-area'

const templateOf = (id: string) =>
  builtInTemplates.find((template) => template.id === id)?.document.sections ?? []
const byArea = (sections: ReturnType<typeof fittedToArea>) =>
  sections.flatMap(({ items }) =>
    items.filter(({ basis }) => basis === 'area').map(({ quantity }) => quantity),
  )

describe('the area of a project', () => {
  it('is in square feet, whatever it was measured in', () => {
    expect(areaOfProject({ area: '1,250.50', areaUnit: 'sqft' })).toBe(1_250_500)
    expect(areaOfProject({ area: '1250', areaUnit: null })).toBe(1_250_000)
    expect(areaOfProject({ area: '100', areaUnit: 'sqm' })).toBe(1_076_390)
    expect(areaOfProject({ area: '200', areaUnit: 'Sq yds' })).toBe(1_800_000)
  })

  it('is not guessed', () => {
    for (const project of [
      {},
      { area: '' },
      { area: '0' },
      { area: 'big' },
      { area: '2', areaUnit: 'bigha' },
    ])
      expect(areaOfProject(project)).toBeUndefined()
  })
})

describe('a template in a project', () => {
  it('charges its design fee for the area of the project', () => {
    expect(byArea(fittedToArea(templateOf('design-2-bhk'), 1_250_500))).toEqual([1_250_500])
    expect(byArea(fittedToArea(templateOf('design-office'), 5_000_000))).toEqual([5_000_000, 5_000_000])
  })

  it('keeps the garden of a villa in proportion to the house', () => {
    expect(byArea(fittedToArea(templateOf('design-villa'), 8_400_000))).toEqual([8_400_000, 3_000_000])
  })

  it('stays as it is where no area is known or nothing is charged by it', () => {
    expect(fittedToArea(templateOf('design-villa'), undefined)).toEqual(templateOf('design-villa'))
    expect(fittedToArea(templateOf('execution-villa'), 1_000)).toEqual(templateOf('execution-villa'))
  })
})
