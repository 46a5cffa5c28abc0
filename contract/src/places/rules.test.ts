import { expect, it } from 'vitest'
import { coordinatesText, readCoordinates } from './rules'

it('writes a point as it is read', () => {
  const point = { latitude: 28.7, longitude: -77.22 }
  expect(coordinatesText(point)).toBe('28.70000, -77.22000')
  expect(readCoordinates(coordinatesText(point))).toEqual(point)
  expect(readCoordinates('18.5 73.9')).toEqual({ latitude: 18.5, longitude: 73.9 })
})

it('takes a name, a street number or a point off the earth for no point', () => {
  for (const text of ['Pune', '12, MG Road', '91.5, 10', '10, 200', '411001', ''])
    expect(readCoordinates(text), text).toBeUndefined()
})
