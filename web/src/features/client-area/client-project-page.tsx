import {
  clientAreaTexts,
  clientStageTexts,
  clientProjectTexts as texts,
} from '@foyer/contract/client-area/messages'
import type { ClientProjectPage as Project } from '@foyer/contract/client-area/model'
import { formatDay } from '@foyer/contract/kit/dates'
import { IconFolderOff } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { addresses } from '../../app/addresses'
import { Surface } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/flow'
import { Page } from '../../ui/layout/page'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { Facts } from '../../ui/text/facts'
import { ProjectFilesCard } from './project-files-card'
import { ProjectMinutesCard } from './project-minutes-card'
import { ProjectQuotationsCard } from './project-quotations-card'
import { ProjectTeamCard } from './project-team-card'
import { useClientProject } from './use-client-area'

/** One project as its client sees it: where it stands, and what was shared. */
export function ClientProjectPage() {
  const { id = '' } = useParams()
  const read = useClientProject(id)
  return (
    <Page
      width="narrow"
      titleSize="large"
      title={read.data?.name ?? clientAreaTexts.projects}
      action={
        <Link data-link to={addresses.client}>
          {texts.all}
        </Link>
      }
    >
      {read.error?.status === 404 ? (
        <EmptyState icon={IconFolderOff} title={read.error.message} />
      ) : (
        <Loaded of={read} failed={texts.loadFailed} rows={8}>
          {(project) => <Parts project={project} />}
        </Loaded>
      )}
    </Page>
  )
}

function Parts({ project }: { project: Project }) {
  const { stage, startOn, endOn, location, quotations, files, minutes, contacts } = project
  return (
    <Stack>
      <Surface label={project.name}>
        <Facts
          layout="cells"
          columns={4}
          facts={[
            [texts.stage, clientStageTexts[stage]],
            [texts.start, startOn && formatDay(startOn)],
            [texts.end, endOn && formatDay(endOn)],
            [texts.location, location],
          ]}
        />
      </Surface>
      <ProjectQuotationsCard quotations={quotations} />
      <ProjectFilesCard files={files} />
      <ProjectMinutesCard minutes={minutes} />
      {contacts.length > 0 && <ProjectTeamCard contacts={contacts} />}
    </Stack>
  )
}
