import { importTexts } from '@foyer/contract/intake/messages/import'
import {
  earlierImportTexts,
  importRunTexts,
  importScreenTexts as texts,
} from '@foyer/contract/intake/messages/import-screen'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { Button } from '@mantine/core'
import { IconDownload, IconHistory } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { callForFile } from '../../../api/client'
import { DialogFoot } from '../../../ui/dialogs/dialog'
import { Row } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { saveFile } from '../../../ui/save-file'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { showToast } from '../../../ui/toasts/toast'
import { ChooseFile } from './choose/choose-file'
import { StepLine } from './choose/step-line'
import { Uploading } from './choose/uploading'
import { ReviewStep } from './review/review-step'
import { useRunningImport } from './run/running-import'
import { useUpload } from './use-upload'

interface NewImportProps {
  /** The rows of a file need room. */
  onWide: (isWide: boolean) => void
  onChanged: (isChanged: boolean) => void
  onStarting: (isStarting: boolean) => void
  onEarlier: () => void
  onShow: (id: string) => void
  onStarted: (id: string) => void
  onClose: () => void
}

/** Choose file, uploading, uploaded (L-212). */
export function NewImport(props: NewImportProps) {
  const { onWide, onChanged, onStarting, onEarlier, onShow, onStarted, onClose } = props
  const upload = useUpload()
  const running = useRunningImport()
  const { step, uploaded, failure } = upload
  useEffect(() => onWide(uploaded !== undefined), [uploaded, onWide])
  const again = () => {
    onChanged(false)
    upload.forget()
  }
  return (
    <>
      <StepLine step={step} />
      {step === 1 && (
        <>
          {running && (
            <Notice look="offer">
              <span>{importRunTexts.oneRuns}</span>
              <Button size="xs" variant="default" onClick={() => onShow(running)}>
                {importRunTexts.show}
              </Button>
            </Notice>
          )}
          <ChooseFile problem={upload.problem} onProblem={upload.refuse} onFile={upload.choose} />
          <Row gap={4}>
            <DownloadSample />
            <Button variant="subtle" leftSection={<IconHistory size={16} stroke={1.6} />} onClick={onEarlier}>
              {earlierImportTexts.title}
            </Button>
          </Row>
        </>
      )}
      {step > 1 && failure && <FailedState what={failure} kept={texts.nothingSaved} onRetry={upload.retry} />}
      {step === 2 && !failure && <Uploading file={upload.fileName} />}
      {step === 3 && !failure && !uploaded && <RowSkeleton rows={6} />}
      {uploaded && (
        <ReviewStep
          file={uploaded.file}
          sheets={uploaded.sheets}
          onChanged={onChanged}
          onStarting={onStarting}
          onAgain={again}
          onStarted={onStarted}
        />
      )}
      {!uploaded && (
        <DialogFoot>
          {step > 1 && (
            <Button variant="default" mr="auto" onClick={again}>
              {texts.another}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {screenTexts.cancel}
          </Button>
          <Button disabled>{texts.import}</Button>
        </DialogFoot>
      )}
    </>
  )
}

/** L-214. */
function DownloadSample() {
  const { isPending, mutate } = useMutation({
    mutationFn: () => callForFile(importEndpoints.sampleFile, {}),
    onSuccess: (file) => saveFile(file, importTexts.sampleFile),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.sampleFailed) }),
  })
  return (
    <Button
      variant="subtle"
      loading={isPending}
      leftSection={<IconDownload size={16} stroke={1.6} />}
      onClick={() => mutate()}
    >
      {texts.sample}
    </Button>
  )
}
