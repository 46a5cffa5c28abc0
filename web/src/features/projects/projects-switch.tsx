import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageBody } from '../../ui/layout/page'
import { RowSkeleton } from '../../ui/states/skeleton'
import { ProjectsPage } from './record/projects-page'

const WizardPage = lazy(() =>
  import('./conversion/wizard/wizard-page').then((module) => ({
    default: module.WizardPage,
  })),
)

/** /pmt/: the wizard where the address asks for it, else the projects. */
export function ProjectsSwitch() {
  const [search] = useSearchParams()
  const leadId = search.get('leadId') ?? undefined
  if (leadId === undefined && !search.has('new')) return <ProjectsPage />
  return (
    <Suspense
      fallback={
        <PageBody width="narrow">
          <RowSkeleton rows={6} />
        </PageBody>
      }
    >
      <WizardPage leadId={leadId} />
    </Suspense>
  )
}
