import { editPipelineTexts as texts } from '@foyer/contract/pipeline/messages/edit-pipeline'
import { Button, Tooltip } from '@mantine/core'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'
import { useProfile } from '../../accounts/use-profile'
import { useEditInAddress } from './edit-in-address'

const EditPipelineDialog = lazy(() =>
  import('./edit-pipeline-dialog').then(({ EditPipelineDialog: Loaded }) => ({ default: Loaded })),
)

/** The focus comes back to the button, also where the dialog was opened by an address. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

/** Opens Edit Pipeline; locked without crm edit, and says so (P-040). */
export function EditPipelineButton({ className }: { className?: string | undefined }) {
  const { isOpen, open, close } = useEditInAddress()
  const { data: profile } = useProfile()
  const canEdit = useCan('pipeline.edit')
  const isLocked = profile !== undefined && !canEdit
  const button = useFocusAfter(isOpen)
  const Icon = isLocked ? IconLock : IconPencil
  return (
    <>
      <Tooltip label={texts.locked} disabled={!isLocked} events={{ hover: true, focus: true, touch: false }}>
        <Button
          ref={button}
          className={className}
          variant="default"
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          aria-disabled={isLocked}
          aria-description={isLocked ? texts.locked : undefined}
          data-disabled={isLocked ? true : undefined}
          onClick={isLocked ? () => showToast({ kind: 'problem', text: texts.locked }) : open}
        >
          {texts.title}
        </Button>
      </Tooltip>
      {isOpen && profile && (
        <Suspense fallback={null}>
          <EditPipelineDialog onClose={close} />
        </Suspense>
      )}
    </>
  )
}
