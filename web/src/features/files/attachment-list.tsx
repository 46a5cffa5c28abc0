import { attachmentTexts as texts } from '@foyer/contract/files/messages-attachments'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Stack } from '../../ui/layout/flow'
import classes from './attachment-list.module.css'
import { AttachmentRow } from './attachment-row'
import type { Attachment, Attachments } from './use-attachments'

interface AttachmentListProps {
  attachments: Attachments
  isDisabled?: boolean
}

/** What is attached and a button for more. A file that is dropped on it is attached too. */
export function AttachmentList({ attachments, isDisabled = false }: AttachmentListProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [said, say] = useState('')
  const { items, progress, add, remove, retry } = attachments
  useSaySent(items, say)

  const take = (files: FileList | null) => {
    if (files && !isDisabled) add(files)
  }
  const removeOne = ({ key, name }: Attachment) => {
    remove(key)
    say(texts.removed(name))
    // Its own button is gone.
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the button does
    <div
      className={classes.attachments}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Stack gap={6}>
        {items.length > 0 && (
          <ul className={classes.list} aria-label={texts.list}>
            {items.map((item) => (
              <AttachmentRow
                key={item.key}
                item={item}
                progress={progress}
                isDisabled={isDisabled}
                onRemove={() => removeOne(item)}
                onRetry={() => retry(item.key)}
              />
            ))}
          </ul>
        )}
        <div>
          <Button
            ref={button}
            size="xs"
            variant="default"
            disabled={isDisabled}
            leftSection={<IconPaperclip size={14} stroke={1.6} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {texts.attach}
          </Button>
        </div>
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={texts.attach}
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** Says when one has been sent, for those who do not see it. */
function useSaySent(items: readonly Attachment[], say: (text: string) => void): void {
  const known = useRef(new Set<string>())
  useEffect(() => {
    for (const { key, name, state } of items) {
      if (state !== 'done' || known.current.has(key)) continue
      known.current.add(key)
      say(texts.attached(name))
    }
  }, [items, say])
}
