import { type Embedded, openEmbedded } from '../db/embedded/embedded'
import { emptyDatabase } from './empty-database'

/** Open and unused. Starting one takes a second, emptying it a tenth: a worker keeps them for its next files. */
const free: Embedded[] = []

/** An embedded database for one test file, which returns it after closing what it opened on it. */
export async function takeEmbedded(snapshot: string): Promise<{ embedded: Embedded; giveBack: () => void }> {
  const used = free.pop()
  if (used) await emptyDatabase(used.config, 'checkpoint')
  const onFailure = (error: Error) => {
    throw error
  }
  const embedded = used ?? (await openEmbedded({ template: snapshot, onFailure }))
  return { embedded, giveBack: () => free.push(embedded) }
}
