import { importActionTexts as texts } from '@foyer/contract/intake/messages/import-action'
import { ActionIcon } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { PointerTooltip } from '../../../ui/text/pointer-tooltip'
import { useCan } from '../../accounts/use-can'
import { useImportInAddress } from './import-in-address'
import { useRunningImport } from './run/running-import'

const ImportDialog = lazy(() =>
  import('./import-dialog').then((module) => ({ default: module.ImportDialog })),
)
const RunningCard = lazy(() =>
  import('./run/running-card').then((module) => ({ default: module.RunningCard })),
)

/** Import file (L-016), for whoever may add leads (C-089), and what is open or running of it. */
export function ImportButton({ className }: { className: string | undefined }) {
  const canImport = useCan('leads.add')
  const { place, go, close } = useImportInAddress()
  const running = useRunningImport()
  if (!canImport) return null
  return (
    <>
      <PointerTooltip label={texts.action}>
        <ActionIcon className={className} aria-label={texts.action} onClick={() => go('new')}>
          <IconUpload size={18} stroke={1.6} />
        </ActionIcon>
      </PointerTooltip>
      <Suspense>
        {place && <ImportDialog place={place} onGo={go} onClose={close} />}
        {running && !place && <RunningCard id={running} onShow={() => go({ id: running })} />}
      </Suspense>
    </>
  )
}
