import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard'
import { PlainList } from '../../../ui/text/plain-list'
import { AttachmentRow } from '../../files/attachment-row'
import type { Attachments } from '../../files/use-attachments'

/** What is on its way, with how far it is; asks before it is left behind. */
export function UploadList({ uploads }: { uploads: Attachments }) {
  const { items, progress, remove, retry, isBusy } = uploads
  if (items.length === 0) return null
  return (
    <>
      <PlainList label={texts.underWay} gap={6}>
        {items.map((item) => (
          <AttachmentRow
            key={item.key}
            item={item}
            progress={progress}
            isDisabled={false}
            onRemove={() => remove(item.key)}
            onRetry={() => retry(item.key)}
          />
        ))}
      </PlainList>
      <LeaveGuard isChanged={isBusy} title={texts.leaveTitle} text={texts.leaveText} />
    </>
  )
}
