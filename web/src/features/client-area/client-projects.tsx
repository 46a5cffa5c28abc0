import {
  clientAreaTexts,
  clientStageTexts,
  clientProjectsTexts as texts,
} from '@foyer/contract/client-area/messages'
import type { ClientProject } from '@foyer/contract/client-area/model'
import { formatDay } from '@foyer/contract/kit/dates'
import { IconChevronRight, IconFolderOpen } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addresses } from '../../app/addresses'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { Chip } from '../../ui/text/chip'
import { MetaLine } from '../../ui/text/meta-line'
import { PlainList } from '../../ui/text/plain-list'
import styles from './client-page.module.css'
import { useClientProjects } from './use-client-area'

/** The projects of the client, each a way to its page. */
export function ClientProjects({ company }: { company: string }) {
  const read = useClientProjects()
  return (
    <Card title={clientAreaTexts.projects}>
      <Loaded of={read} failed={texts.loadFailed} rows={2}>
        {({ projects }) =>
          projects.length === 0 ? (
            <EmptyState
              icon={IconFolderOpen}
              title={clientAreaTexts.noProjects}
              hint={clientAreaTexts.noProjectsHint(company)}
            />
          ) : (
            <PlainList isDivided label={clientAreaTexts.projects}>
              {projects.map((project) => (
                <li key={project.id}>
                  <ProjectLine project={project} />
                </li>
              ))}
            </PlainList>
          )
        }
      </Loaded>
    </Card>
  )
}

function ProjectLine({ project }: { project: ClientProject }) {
  const { id, name, stage, location, startOn, endOn, toAnswer } = project
  return (
    <Link className={styles.line} data-hover="true" data-focus="inside" to={addresses.clientProject(id)}>
      <Stack gap={2}>
        <span data-title>{name}</span>
        <MetaLine
          pieces={[
            clientStageTexts[stage],
            location,
            texts.dates(startOn && formatDay(startOn), endOn && formatDay(endOn)),
          ]}
        />
      </Stack>
      {toAnswer > 0 && <Chip>{texts.toAnswer(toAnswer)}</Chip>}
      <IconChevronRight size={18} stroke={1.6} aria-hidden />
    </Link>
  )
}
