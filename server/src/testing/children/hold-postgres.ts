import { startPostgres } from '../postgres'

/** Starts PostgreSQL, says where, and does nothing more until it is killed. */
const postgres = await startPostgres({ durable: false })
process.stdout.write(`${postgres.url('postgres')}\n`)
process.stdin.resume()
