import { attachmentTexts } from '@foyer/contract/files/messages-attachments'
import { visitLimits } from '@foyer/contract/leads/limits'
import { visitTexts as texts } from '@foyer/contract/leads/visits/messages'
import { Button } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { Row, Stack } from '../../../ui/layout/flow'
import { useIsPhone } from '../../../ui/phone'
import listClasses from '../../files/attachment-list.module.css'
import { AttachmentRow } from '../../files/attachment-row'
import type { Attachments } from '../../files/use-attachments'

interface VisitPhotosProps {
  photos: Attachments
  isOnline: boolean
}

/** From the camera or from the phone, several; each is sent at once, and again if that failed. */
export function VisitPhotos({ photos, isOnline }: VisitPhotosProps) {
  const camera = useRef<HTMLInputElement>(null)
  const gallery = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const isPhone = useIsPhone()
  const { items, progress, add, remove, retry } = photos
  const left = visitLimits.photos - items.length
  const isFull = left <= 0 || !isOnline
  const input = (place: typeof camera, label: string, more: object) => (
    <input
      ref={place}
      type="file"
      accept="image/*"
      hidden
      tabIndex={-1}
      aria-label={label}
      {...more}
      onChange={(event) => {
        add([...(event.currentTarget.files ?? [])].slice(0, left))
        // The same photo may be chosen again after it was removed.
        event.currentTarget.value = ''
      }}
    />
  )
  return (
    <Stack gap={8}>
      {items.length > 0 && (
        <ul className={listClasses.list} aria-label={attachmentTexts.list}>
          {items.map((item) => (
            <AttachmentRow
              key={item.key}
              item={item}
              progress={progress}
              isDisabled={false}
              onRemove={() => {
                remove(item.key)
                // Its own button is gone.
                chooser.current?.focus()
              }}
              onRetry={() => retry(item.key)}
            />
          ))}
        </ul>
      )}
      <Row>
        {isPhone && (
          <Button
            variant="default"
            mih={44}
            disabled={isFull}
            leftSection={<IconCamera size={18} stroke={1.6} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {texts.camera}
          </Button>
        )}
        <Button
          ref={chooser}
          variant="default"
          mih={44}
          disabled={isFull}
          leftSection={<IconPhoto size={18} stroke={1.6} aria-hidden />}
          onClick={() => gallery.current?.click()}
        >
          {texts.choose}
        </Button>
      </Row>
      {input(camera, texts.camera, { capture: 'environment' })}
      {input(gallery, texts.choose, { multiple: true })}
    </Stack>
  )
}
