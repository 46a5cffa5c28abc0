import type { ComponentProps } from 'react'
import { VisitInHistory } from './visit-in-history'
import { VisitSheet } from './visit-sheet'

/** All that is seen of visits is one file, as every page lists every file. */
export function VisitPart(props: ComponentProps<typeof VisitSheet> | ComponentProps<typeof VisitInHistory>) {
  return 'visit' in props ? <VisitInHistory {...props} /> : <VisitSheet {...props} />
}
