import { minutesFormTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Minutes } from '@foyer/contract/projects/minutes/model'
import type { Project } from '@foyer/contract/projects/record/model'
import { minutesEndpoints as endpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Button } from '@mantine/core'
import { IconNotesOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { together } from '../../../ui/reading'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { MinutesEditor } from './minutes-editor'
import type { Colleague } from './minutes-values'

interface MinutesPageProps {
  /** 'new' for new ones. */
  id: string
  project: Project
  onOpen: (id: string | undefined, replace?: boolean) => void
}

/** The minutes of one meeting, or new ones. */
export function MinutesPage({ id, project, onOpen }: MinutesPageProps) {
  const isNew = id === 'new'
  const read = useEndpoint(endpoints.minutes, { id }, { enabled: !isNew })
  const people = useEndpoint(teamEndpoints.colleagues, {})
  if (read.error?.status === 404 || read.error?.status === 400)
    return (
      <EmptyState
        icon={IconNotesOff}
        title={texts.gone}
        action={
          <Button variant="default" onClick={() => onOpen(undefined)}>
            {texts.back}
          </Button>
        }
      />
    )
  return (
    <Loaded
      of={isNew ? together({ people }) : together({ people, minutes: read })}
      failed={texts.loadFailed}
      rows={8}
    >
      {(data: { people: Colleague[]; minutes?: Minutes }) => (
        <OpenMinutes latest={data.minutes} colleagues={data.people} project={project} onOpen={onOpen} />
      )}
    </Loaded>
  )
}

interface OpenMinutesProps extends Pick<MinutesPageProps, 'project' | 'onOpen'> {
  latest: Minutes | undefined
  colleagues: readonly Colleague[]
}

/** What was on the screen first stays; what a colleague saves meanwhile is shown when it is asked for. */
function OpenMinutes({ latest, colleagues, project, onOpen }: OpenMinutesProps) {
  const [taken, setTaken] = useState(latest)
  return (
    <MinutesEditor
      key={`${taken?.id ?? 'new'} ${taken?.revision ?? 0}`}
      taken={taken}
      latest={latest}
      colleagues={colleagues}
      project={project}
      onTake={setTaken}
      onOpen={onOpen}
    />
  )
}
