import { useSyncExternalStore } from 'react'
import { onLeft } from '../../../../api/session'

/** What of its project somebody wants to see: a lead without one gets a draft for it (C-154). */
export type ProjectPart = 'quotation' | 'files' | 'tasks' | 'minutes'

/** A quotation, or a part of the project of a lead. Leads know no projects: what makes them is a slice above them. */
export interface ProjectRequest {
  leadId: string
  wants: 'new-quotation' | ProjectPart
}

let request: ProjectRequest | undefined
const listeners = new Set<() => void>()

export function askForProject(next: ProjectRequest | undefined) {
  request = next
  for (const listener of listeners) listener()
}

onLeft(() => askForProject(undefined))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useProjectRequest = () => useSyncExternalStore(subscribe, () => request)
