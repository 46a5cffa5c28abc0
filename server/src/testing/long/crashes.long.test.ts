import { expect, it } from 'vitest'
import { crashEmbedded, crashPostgres } from './crashes'

const allAgree = (rounds: number) => Array(rounds).fill(1)

it('keeps every saved row when a server on the embedded database is killed', async () => {
  const { saved, lost, answers } = await crashEmbedded(60)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree(60) })
}, 1_200_000)

it('keeps every saved row when PostgreSQL is killed', async () => {
  const { saved, lost, answers } = await crashPostgres(20)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree(20) })
}, 1_200_000)
