import { expect, it } from 'vitest'
import { builtTemplate } from '../built-template'
import { crashEmbedded, crashPostgres } from './crashes'

it('keeps every saved row when a server on the embedded database is killed', async () => {
  const { saved, lost, answers } = await crashEmbedded(1, builtTemplate)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: [1] })
}, 180_000)

it('keeps every saved row when PostgreSQL is killed', async () => {
  const { saved, lost, answers } = await crashPostgres(1)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: [1] })
}, 180_000)
