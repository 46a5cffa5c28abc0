import { matchPath } from 'react-router'
import { addresses } from '../../app/addresses'
import { previewIn } from '../../features/leads/work/preview/preview-in-address'
import type { OpenedKind, OpenedThing } from './opened-lately'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const places: readonly [path: string, kind: OpenedKind][] = [
  [addresses.leadDetails(':id'), 'leads'],
  [addresses.olderLeadDetails(':id'), 'leads'],
  [addresses.projectTab(':id', ':tab?'), 'projects'],
  [addresses.quotation(':projectId', ':id'), 'quotations'],
]

export interface ThingHere extends OpenedThing {
  /** Beside a list, where the keys of the preview work. */
  isPreview: boolean
}

/** The lead, project or quotation that is open at an address: as a page, or in the preview beside a list. */
export function thingAt({ pathname, search }: { pathname: string; search: string }): ThingHere | undefined {
  for (const [path, kind] of places) {
    const id = matchPath(path, pathname)?.params.id
    if (id && uuid.test(id)) return { kind, id, isPreview: false }
  }
  const previewed = previewIn(search)
  return previewed && uuid.test(previewed) ? { kind: 'leads', id: previewed, isPreview: true } : undefined
}
