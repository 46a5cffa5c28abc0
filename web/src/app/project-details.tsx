import { ProjectPage } from '../features/projects/record/project-page'
import type { ProjectParts } from '../features/projects/record/project-parts'

/** Other rooms and slices above, each loaded with its tab. */
const parts: ProjectParts = {}

export function ProjectDetails() {
  return <ProjectPage parts={parts} />
}
