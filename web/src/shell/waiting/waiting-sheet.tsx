import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { IconCloudCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useWaiting } from '../../api/waiting/queue'
import { Dialog } from '../../ui/dialogs/dialog'
import { EmptyState } from '../../ui/states/empty-state'
import { PlainList } from '../../ui/text/plain-list'
import { QuietText } from '../../ui/text/quiet-text'
import { DiscardDialog } from './discard-dialog'
import type { WaitingQuestion } from './waiting-question'
import { WaitingRow } from './waiting-row'

const EditWaiting = lazy(() => import('./edit-waiting').then((module) => ({ default: module.EditWaiting })))
const SettleConflict = lazy(() =>
  import('./settle-conflict').then((module) => ({ default: module.SettleConflict })),
)

/** Everything that waits, in the order in which it is sent, and what can be done about each. */
export function WaitingSheet({ onClose }: { onClose: () => void }) {
  const items = useWaiting()
  const [question, setQuestion] = useState<WaitingQuestion>()
  const close = () => setQuestion(undefined)
  return (
    <>
      <Dialog opened title={texts.title} width={760} onClose={onClose}>
        {items.length === 0 ? (
          <EmptyState icon={IconCloudCheck} title={texts.none} hint={texts.noneHint} />
        ) : (
          <>
            <QuietText>{texts.text}</QuietText>
            <PlainList isDivided isOrdered label={texts.title}>
              {items.map((item) => (
                <WaitingRow key={item.place} item={item} items={items} onAsk={setQuestion} />
              ))}
            </PlainList>
          </>
        )}
      </Dialog>
      {question?.kind === 'discard' && <DiscardDialog item={question.item} items={items} onClose={close} />}
      <Suspense>
        {question?.kind === 'edit' && <EditWaiting item={question.item} onClose={close} />}
        {question?.kind === 'conflict' && <SettleConflict item={question.item} onClose={close} />}
      </Suspense>
    </>
  )
}
