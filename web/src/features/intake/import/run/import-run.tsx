import { importRunTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { Button } from '@mantine/core'
import { wordsOf } from '../../../../api/call-failed'
import { useSend } from '../../../../api/queries'
import { DialogFoot } from '../../../../ui/dialogs/dialog'
import { Stack } from '../../../../ui/layout/flow'
import { Loaded } from '../../../../ui/states/loaded'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { showToast } from '../../../../ui/toasts/toast'
import { ImportProgress } from './import-progress'
import { ImportReport } from './import-report'
import { isRunning, useImport } from './use-import'

interface ImportRunProps {
  id: string
  onAnother: () => void
  onClose: () => void
}

/** One import: how far it is, then what came of it. */
export function ImportRun({ id, onAnother, onClose }: ImportRunProps) {
  const reading = useImport(id)
  const cancel = useSend(importEndpoints.cancelImport, {
    onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.cancelFailed) }),
  })
  return (
    <Loaded of={reading} failed={texts.loadFailed} rows={3}>
      {(detail) =>
        isRunning(detail) ? (
          <>
            <Stack gap={12}>
              <SectionHeading>{texts.card(detail.fileName)}</SectionHeading>
              <ImportProgress of={detail} />
              <QuietText>{texts.goesOn}</QuietText>
            </Stack>
            <DialogFoot>
              <Button
                variant="default"
                mr="auto"
                loading={cancel.isPending}
                disabled={!detail.canCancel}
                onClick={() => cancel.mutate({ id })}
              >
                {texts.cancel}
              </Button>
              <Button data-autofocus onClick={onClose}>
                {texts.close}
              </Button>
            </DialogFoot>
          </>
        ) : (
          <ImportReport of={detail} onAnother={onAnother} onClose={onClose} />
        )
      }
    </Loaded>
  )
}
