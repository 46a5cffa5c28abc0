import { lazy } from 'react'
import { ProjectPage } from '../features/projects/record/project-page'
import type { ProjectParts } from '../features/projects/record/project-parts'

/** Other rooms and slices above, each loaded with its tab. */
const parts: ProjectParts = {
  files: lazy(async () => ({ default: (await import('../features/projects/files/files-part')).FilesPart })),
  minutes: lazy(async () => ({
    default: (await import('../features/projects/minutes/minutes-part')).MinutesPart,
  })),
}

export function ProjectDetails() {
  return <ProjectPage parts={parts} />
}
