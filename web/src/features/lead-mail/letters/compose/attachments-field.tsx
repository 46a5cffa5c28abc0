import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { Input } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { AttachmentList } from '../../../files/attachment-list'
import { useAttachments } from '../../../files/use-attachments'
import type { AttachedFile } from './mail-values'

interface AttachmentsFieldProps {
  /** Those that are there when the dialog opens; later ones are told. */
  value: readonly AttachedFile[]
  error: ReactNode
  readOnly: boolean
  onChange: (files: AttachedFile[]) => void
  /** The mail would leave without a file that was chosen. */
  onHeldUp: (isHeldUp: boolean) => void
}

/** L-240, L-241: one file after the other, each can be removed; what is stored goes with the mail. */
export function AttachmentsField({ value, error, readOnly, onChange, onHeldUp }: AttachmentsFieldProps) {
  const attachments = useAttachments(
    value.map(({ filename, path, size }) => ({ name: filename, location: path, size })),
  )
  const { items, isBusy, hasFailed } = attachments
  const tell = useRef({ onChange, onHeldUp })
  useEffect(() => {
    tell.current = { onChange, onHeldUp }
  })
  const stored = items.flatMap(({ name, location, size }) =>
    location ? [{ filename: name, path: location, size }] : [],
  )
  const now = JSON.stringify(stored)
  const told = useRef(now)
  useEffect(() => {
    if (now === told.current) return
    told.current = now
    tell.current.onChange(JSON.parse(now))
  }, [now])
  const isHeldUp = isBusy || hasFailed
  useEffect(() => tell.current.onHeldUp(isHeldUp), [isHeldUp])
  return (
    <Input.Wrapper error={error || (hasFailed && texts.fileFailed)}>
      <AttachmentList attachments={attachments} isDisabled={readOnly} />
    </Input.Wrapper>
  )
}
