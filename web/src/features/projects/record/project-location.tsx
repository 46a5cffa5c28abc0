import { coordinatesText } from '@foyer/contract/places/rules'
import { projectPlaceTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Row, Stack } from '../../../ui/layout/flow'

const LocationDialog = lazy(() =>
  import('./location-dialog').then((module) => ({ default: module.LocationDialog })),
)

/** Where the site is on the map; it is set in the wizard, or here. */
export function ProjectLocation({ project }: { project: Project }) {
  const { place, canChange } = project
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={4} justify="start">
      <span data-small>{texts.title}</span>
      <Row gap={8}>
        {place ? (
          <span className="num">{coordinatesText(place)}</span>
        ) : (
          <span data-ink="3">{texts.none}</span>
        )}
        {canChange && (
          <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
            {place ? texts.change : texts.set}
          </Button>
        )}
      </Row>
      {isOpen && (
        <Suspense>
          <LocationDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
