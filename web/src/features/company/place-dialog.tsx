import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { defaultLocation } from '@foyer/contract/places/limits'
import type { MapLocation } from '@foyer/contract/places/model'
import { Box, Button, Loader } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog'
import { Row, Stack } from '../../ui/layout/flow'
import classes from './company-fields.module.css'

const MapPicker = lazy(() => import('../places/map-picker').then((module) => ({ default: module.MapPicker })))

interface PlaceDialogProps {
  opened: boolean
  value: MapLocation | undefined
  onClose: () => void
  onChoose: (place: MapLocation) => void
}

function Choice({ value, onChoose }: Pick<PlaceDialogProps, 'value' | 'onChoose'>) {
  // The marker is in Delhi at first, and that can be meant (O-038).
  const [place, setPlace] = useState<MapLocation>(value ?? defaultLocation)
  return (
    <Stack>
      <Suspense
        fallback={
          <Box
            mih={360}
            style={{ display: 'grid', placeItems: 'center' }}
            role="status"
            aria-label={screenTexts.loading}
          >
            <Loader size={24} />
          </Box>
        }
      >
        <MapPicker value={place} onChange={setPlace} />
      </Suspense>
      <Row justify="flex-end" className={classes.choiceFoot}>
        <Button onClick={() => onChoose(place)}>{texts.placeUse}</Button>
      </Row>
    </Stack>
  )
}

/** The map, over the page. What is moved there counts once it is confirmed. */
export function PlaceDialog({ opened, value, onClose, onChoose }: PlaceDialogProps) {
  return (
    <Dialog opened={opened} title={texts.placeDialog} width={760} onClose={onClose}>
      {opened && <Choice value={value} onChoose={onChoose} />}
    </Dialog>
  )
}
