import { projectPageTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Button, Tabs } from '@mantine/core'
import { IconBuildingOff } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { addresses } from '../../../app/addresses'
import { PageBody } from '../../../ui/layout/page'
import { useChosenInSight } from '../../../ui/list/use-chosen-in-sight'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { useCan } from '../../accounts/use-can'
import { ProjectHead } from './project-head'
import { ProjectLogPart } from './project-log'
import type { ProjectParts } from './project-parts'
import { ProjectSummary } from './project-summary'
import { ProjectTasks } from './project-tasks'
import { useProject } from './use-project'

const own = {
  summary: ProjectSummary,
  tasks: ProjectTasks,
  log: ProjectLogPart,
}
const order = ['summary', 'quotations', 'files', 'tasks', 'minutes', 'log'] as const
type Tab = (typeof order)[number]

/** Those that the person may look into. */
function useTabs(): Tab[] {
  const may: Partial<Record<Tab, boolean>> = {
    quotations: useCan('quotations.read'),
    files: useCan('projects.readFiles'),
    minutes: useCan('projects.readMinutes'),
  }
  return order.filter((tab) => may[tab] !== false)
}

/** /pmt/project/{id}/{tab}: everything about one project. */
export function ProjectPage({ parts }: { parts: ProjectParts }) {
  const { id = '' } = useParams()
  const read = useProject(id)
  return (
    <PageBody width="wide">
      {read.error?.status === 404 || read.error?.status === 400 ? (
        <EmptyState
          isPage
          icon={IconBuildingOff}
          title={texts.gone}
          hint={texts.goneHint}
          action={
            <Button component={Link} to={addresses.projects} variant="default">
              {texts.toProjects}
            </Button>
          }
        />
      ) : (
        <Loaded of={read} failed={texts.loadFailed} rows={8}>
          {(project) => <Parts key={project.id} project={project} parts={parts} />}
        </Loaded>
      )}
    </PageBody>
  )
}

function Parts({ project, parts }: { project: Project; parts: ProjectParts }) {
  const { tab: wanted = 'summary' } = useParams()
  const navigate = useNavigate()
  const tabs = useTabs()
  const tab = tabs.find((one) => one === wanted)
  const list = useChosenInSight(wanted)
  if (!tab) return <Navigate to={addresses.project(project.id)} replace />
  const Part = { ...own, ...parts }[tab]
  const open = (next: string | null) => {
    if (!next) return
    const to = next === 'summary' ? addresses.project(project.id) : addresses.projectTab(project.id, next)
    void navigate(to, { preventScrollReset: true })
  }
  return (
    <>
      <ProjectHead project={project} />
      <Tabs mt={12} value={tab} onChange={open} keepMounted={false} activateTabWithKeyboard={false}>
        <Tabs.List
          ref={list}
          aria-label={texts.tabs}
          mb={16}
          style={{ flexWrap: 'nowrap', overflowX: 'auto' }}
        >
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {texts[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Suspense fallback={<RowSkeleton rows={6} />}>
            <Part project={project} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
