import { expect, it } from 'vitest'
import { cityName, reasonName } from './figure-names'

it('A-021 cities have their capitals', () => {
  expect(['pune', 'navi mumbai', 'sri-nagar', 'पुणे'].map(cityName)).toEqual([
    'Pune',
    'Navi Mumbai',
    'Sri-Nagar',
    'पुणे',
  ])
})

it('reasons have a capital at their beginning', () => {
  expect(['too dear', '', 'बजट'].map(reasonName)).toEqual(['Too dear', '', 'बजट'])
})
