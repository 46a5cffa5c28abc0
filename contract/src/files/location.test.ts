import { expect, it } from 'vitest'
import { readFileLocation } from './location'

const [company, file] = ['0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c10', '0b6f0d1c-6f0e-7c3a-9f64-2d3f5b7a9c11']

it('reads a location with and without its signature, and from another host', () => {
  const place = { companyId: company, fileId: file }
  expect(readFileLocation(`/files/${company}/${file}`)).toEqual(place)
  expect(readFileLocation(`/files/${company}/${file}?until=1&signature=x`)).toEqual(place)
  expect(readFileLocation(`https://files.example.com/files/${company}/${file}`)).toEqual(place)
})

it('takes nothing else for one', () => {
  const others = ['', 'x', `/files/${company}`, `/files/${company}/${file}/x`, `/files/../${company}/${file}`]
  for (const text of [...others, 'https://example.com/logo.png', `javascript:/files/${company}/${file}`])
    expect(readFileLocation(text), text).toBeUndefined()
})
