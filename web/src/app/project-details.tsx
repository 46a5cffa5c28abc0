import { lazy } from 'react'
import { ProjectPage } from '../features/projects/record/project-page'
import type { ProjectParts } from '../features/projects/record/project-parts'

/** Other rooms and slices above, each loaded with its tab. */
const parts: ProjectParts = {
  files: lazy(async () => ({ default: (await import('../features/projects/files/files-part')).FilesPart })),
  minutes: lazy(async () => ({
    default: (await import('../features/projects/minutes/minutes-part')).MinutesPart,
  })),
  quotations: lazy(() =>
    import('../features/quotations/document/list/project-quotations').then((module) => ({
      default: module.ProjectQuotations,
    })),
  ),
}

export function ProjectDetails() {
  return <ProjectPage parts={parts} />
}
