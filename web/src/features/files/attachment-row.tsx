import { attachmentTexts as texts } from '@foyer/contract/files/messages-attachments'
import { sizeWords } from '@foyer/contract/files/size-words'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Button, Progress, Text } from '@mantine/core'
import { IconFile, IconX } from '@tabler/icons-react'
import { Ellipsis } from '../../ui/text/ellipsis'
import { QuietText } from '../../ui/text/quiet-text'
import classes from './attachment-list.module.css'
import type { Attachment } from './use-attachments'

interface AttachmentRowProps {
  item: Attachment
  /** Of the one that is being sent. */
  progress: number
  isDisabled: boolean
  onRemove: () => void
  onRetry: () => void
}

export function AttachmentRow({ item, progress, isDisabled, onRemove, onRetry }: AttachmentRowProps) {
  const { name, size, state, picture, problem } = item
  const percent = Math.round(progress * 100)
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.picture} aria-hidden>
        {picture ? <img src={picture} alt="" /> : <IconFile size={18} stroke={1.4} />}
      </span>
      <span className={classes.words}>
        <Ellipsis text={name} />
        {state === 'sending' ? (
          <Progress value={percent} size={4} aria-label={texts.sending(name, percent)} />
        ) : (
          <QuietText size="small">{state === 'waiting' ? texts.waiting : sizeWords(size)}</QuietText>
        )}
        {problem && (
          <Text size="xs" data-ink="past" role="alert">
            {problem}
          </Text>
        )}
      </span>
      {state === 'failed' && (
        <Button
          size="xs"
          variant="default"
          disabled={isDisabled}
          aria-label={texts.retry(name)}
          onClick={onRetry}
        >
          {screenTexts.tryAgain}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={isDisabled}
        aria-label={state === 'sending' ? texts.cancel(name) : texts.remove(name)}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}
