import { hasDatabase, inStore } from './database'

/** What somebody has read on this device goes when they leave it; what waits has been asked about before. */
export function eraseReads() {
  if (hasDatabase()) inStore('reads', 'readwrite', (store) => store.clear()).catch(() => {})
}
