import { importLeads, startImport } from '../builders/imports'
import type { Firm } from './firm'

/** A new lead, and one that the firm has already. */
const content =
  'First Name,Phone Number,Alpha column,City\nAlpha Imported,9845010901,x,Pune\nAlpha Known,9845010901,y,Goa\n'

/** An import that is done, and one that waits. */
export async function furnishImports({ test, caller }: Firm) {
  const done = await importLeads(test, caller, content)
  const waiting = await startImport(test, caller, content, { leftOut: [3] })
  return { import: done.id, waitingImport: waiting.id }
}
