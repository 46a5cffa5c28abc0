import type { Project } from '@foyer/contract/projects/record/model'
import type { ComponentType } from 'react'

export interface PartProps {
  project: Project
}

/** Parts of the page of a project that are other rooms and slices; each is loaded when its tab is opened. */
export type ProjectParts = Record<'quotations' | 'files' | 'minutes', ComponentType<PartProps>>
