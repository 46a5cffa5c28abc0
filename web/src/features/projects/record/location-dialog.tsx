import type { MapLocation } from '@foyer/contract/places/model'
import { coordinatesText } from '@foyer/contract/places/rules'
import { projectPlaceTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { showToast } from '../../../ui/toasts/toast'
import { MapPicker } from '../../places/map-picker'
import { useCity } from '../use-city'

const known = ({ place, location }: Project): MapLocation | undefined =>
  place && { ...place, location: location ?? coordinatesText(place) }

interface LocationDialogProps {
  project: Project
  onClose: () => void
}

export function LocationDialog({ project, onClose }: LocationDialogProps) {
  const [chosen, setChosen] = useState(() => known(project))
  const [isChanged, setChanged] = useState(false)
  const save = useSend(projectEndpoints.edit)
  const { isAwaited, city } = useCity(project.city ?? '')
  const guard = useCloseGuard({ isChanged, text: texts.leaveText, onClose })
  const choose = (place: MapLocation | undefined) => {
    setChosen(place)
    setChanged(true)
  }
  const keep = () =>
    save.mutate(
      {
        id: project.id,
        latitude: chosen?.latitude ?? null,
        longitude: chosen?.longitude ?? null,
        // The address that was typed says more than the name of the place.
        ...(!project.location && chosen && { location: chosen.location }),
      },
      {
        onSuccess: () => {
          showToast({ kind: 'ok', text: texts.saved })
          onClose()
        },
      },
    )
  return (
    <Dialog opened title={texts.title} width={760} onClose={guard.close}>
      {isAwaited ? <RowSkeleton rows={5} /> : <MapPicker value={chosen} opensAt={city} onChange={choose} />}
      <FormProblem text={save.isError ? wordsOf(save.error, texts.failed) : undefined} />
      <DialogFoot>
        {chosen && (
          <Button variant="default" disabled={save.isPending} onClick={() => choose(undefined)}>
            {texts.remove}
          </Button>
        )}
        <Button disabled={!isChanged} loading={save.isPending} onClick={keep}>
          {texts.save}
        </Button>
      </DialogFoot>
      {guard.question}
    </Dialog>
  )
}
