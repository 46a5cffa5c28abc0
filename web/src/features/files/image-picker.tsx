import { imageTexts } from '@foyer/contract/files/messages'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { Button, Input, Loader, Text, VisuallyHidden } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Row, Stack } from '../../ui/layout/flow'
import { QuietText } from '../../ui/text/quiet-text'
import classes from './image-picker.module.css'
import { useImageUpload } from './use-image-upload'

interface ImagePickerProps {
  label: string
  /** A link that shows the picture there is: from the profile, the company or an upload. */
  value: string | undefined
  /** The location of the uploaded picture, which profile and company calls take; undefined when it was removed. */
  onChange: (location: string | undefined) => void
  /** A photo is round, a logo is not. */
  isRound?: boolean
  /** Where no picture is. */
  placeholder?: ReactNode
  isDisabled?: boolean
}

const kinds = 'image/png,image/jpeg,image/gif,image/webp'

export function ImagePicker({ label, value, onChange, isRound, placeholder, isDisabled }: ImagePickerProps) {
  const labelId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const upload = useImageUpload(onChange)
  const shown = upload.preview ?? value

  const take = (file: File | undefined) => {
    if (file && !isDisabled) void upload.choose(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const remove = () => {
    upload.forget()
    onChange(undefined)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row with its legend in every browser
    <div
      role="group"
      aria-labelledby={labelId}
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Input.Label id={labelId} labelElement="div">
        {label}
      </Input.Label>
      <Row gap={14} isOneLine>
        <div className={classes.frame} data-round={isRound || undefined} aria-busy={upload.isBusy}>
          {shown ? (
            <img src={shown} alt="" />
          ) : (
            (placeholder ?? <IconPhoto size={22} stroke={1.4} aria-hidden />)
          )}
          {upload.isBusy && (
            <span className={classes.busy}>
              <Loader size={20} />
            </span>
          )}
        </div>
        <Stack gap={6}>
          <Row gap={6}>
            <Button size="xs" variant="default" disabled={isDisabled} onClick={() => input.current?.click()}>
              {shown ? imageTexts.change : imageTexts.choose}
            </Button>
            {shown && (
              <Button size="xs" variant="subtle" color="red" disabled={isDisabled} onClick={remove}>
                {imageTexts.remove}
              </Button>
            )}
          </Row>
          <QuietText size="small">{imageTexts.hint}</QuietText>
        </Stack>
      </Row>
      <div role="alert">
        {upload.problem && (
          <Row>
            <Text size="xs" data-ink="past">
              {upload.problem}
            </Text>
            {upload.canRetry && (
              <Button size="xs" variant="default" onClick={upload.retry}>
                {screenTexts.tryAgain}
              </Button>
            )}
          </Row>
        )}
      </div>
      <VisuallyHidden role="status">
        {upload.isBusy && imageTexts.uploading}
        {upload.isDone && imageTexts.uploaded}
      </VisuallyHidden>
      <input
        ref={input}
        type="file"
        accept={kinds}
        aria-labelledby={labelId}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
