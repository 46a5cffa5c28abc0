import { expect, it } from 'vitest'
import { crashEmbedded, crashPostgres } from './crashes'

const rounds = 20
const allAgree = Array(rounds).fill(1)

it('keeps every saved row when a server on the embedded database is killed', async () => {
  const { saved, lost, answers } = await crashEmbedded(rounds)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree })
}, 1_200_000)

it('keeps every saved row when PostgreSQL is killed', async () => {
  const { saved, lost, answers } = await crashPostgres(rounds)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree })
}, 1_200_000)
