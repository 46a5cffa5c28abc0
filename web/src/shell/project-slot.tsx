import { lazy, Suspense } from 'react'
import { useProjectRequest } from '../features/leads/work/project/project-requests'

const ProjectPlace = lazy(() =>
  import('../features/projects/conversion/begin/project-place').then((module) => ({
    default: module.ProjectPlace,
  })),
)

/** Projects are a slice above leads, whose screens ask for them. */
export function ProjectSlot() {
  const request = useProjectRequest()
  return <Suspense>{request && <ProjectPlace key={request.leadId} request={request} />}</Suspense>
}
