import {
  earlierImportTexts,
  importReviewTexts,
  importScreenTexts as texts,
} from '@foyer/contract/intake/messages/import-screen'
import { useCallback, useState } from 'react'
import type { Location } from 'react-router'
import { Dialog } from '../../../ui/dialogs/dialog'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { EarlierImports } from './earlier/earlier-imports'
import { type ImportPlace, isImportIn } from './import-in-address'
import { NewImport } from './new-import'
import { ImportRun } from './run/import-run'
import { noteRunning } from './run/running-import'

interface ImportDialogProps {
  place: ImportPlace
  onGo: (place: ImportPlace) => void
  onClose: () => void
}

const isClosing = (from: Location, to: Location) => from.pathname !== to.pathname || !isImportIn(to.search)

/** Import XLS: a new one with its three steps, the earlier ones, or one of them. */
export function ImportDialog({ place, onGo, onClose }: ImportDialogProps) {
  const [isWide, setWide] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const started = useCallback(
    (id: string) => {
      noteRunning(id)
      setChanged(false)
      setStarting(false)
      setWide(false)
      onGo({ id })
    },
    [onGo],
  )
  return (
    <>
      <Dialog
        opened
        title={place === 'earlier' ? earlierImportTexts.title : texts.title}
        width={isWide && place === 'new' ? 1120 : 760}
        hasOwnBack
        onClose={() => !isAsking && !isStarting && onClose()}
      >
        {place === 'new' && (
          <NewImport
            onWide={setWide}
            onChanged={setChanged}
            onStarting={setStarting}
            onEarlier={() => onGo('earlier')}
            onShow={(id) => onGo({ id })}
            onStarted={started}
            onClose={onClose}
          />
        )}
        {place === 'earlier' && <EarlierImports onShow={(id) => onGo({ id })} onNew={() => onGo('new')} />}
        {typeof place === 'object' && (
          <ImportRun key={place.id} id={place.id} onAnother={() => onGo('new')} onClose={onClose} />
        )}
      </Dialog>
      <LeaveGuard
        isChanged={isChanged || isStarting}
        isSaving={isStarting}
        isLeaving={isClosing}
        title={importReviewTexts.loseTitle}
        text={importReviewTexts.loseEdits}
        onAsking={setAsking}
      />
    </>
  )
}
