import { expect, inject, it } from 'vitest'
import { crashEmbedded, crashPostgres } from './crashes'

const rounds = 3
const database = inject('database')
const template = database.kind === 'embedded' ? database.snapshot : undefined
const allAgree = Array(rounds).fill(1)

it('keeps every saved row when a server on the embedded database is killed', async () => {
  const { saved, lost, answers } = await crashEmbedded(rounds, template)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree })
}, 180_000)

it('keeps every saved row when PostgreSQL is killed', async () => {
  const { saved, lost, answers } = await crashPostgres(rounds)
  expect(saved).toBeGreaterThan(0)
  expect({ lost, answers }).toEqual({ lost: [], answers: allAgree })
}, 180_000)
