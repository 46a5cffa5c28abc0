import type { Project } from '@foyer/contract/projects/record/model'
import { useSearchParams } from 'react-router'
import { MinutesList } from './minutes-list'
import { MinutesPage } from './minutes-page'

/** The minutes of a project; which of them are open is in the address. */
export function MinutesPart({ project }: { project: Project }) {
  const [params, setParams] = useSearchParams()
  const opened = params.get('minutes')
  const open = (id: string | undefined, replace = false) =>
    setParams(id === undefined ? {} : { minutes: id }, { replace, preventScrollReset: true })
  return opened === null ? (
    <MinutesList projectId={project.id} onOpen={open} />
  ) : (
    <MinutesPage key={opened} id={opened} project={project} onOpen={open} />
  )
}
