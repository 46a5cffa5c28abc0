import { startPostgres } from '../postgres'

/** Starts PostgreSQL, prints its address, and waits until it is killed. */
const postgres = await startPostgres({ durable: false })
process.stdout.write(`${postgres.url('postgres')}\n`)
process.stdin.resume()
