import { pastedTexts as texts } from '@foyer/contract/intake/messages/pasted'
import { Box, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'

interface MessageBoxProps {
  text: string
  onChange: (text: string) => void
  isReading: boolean
  onFillIn: (text: string) => void
  onClose: () => void
  /** Where it was pasted into a field that is for less. */
  intoField: (() => void) | undefined
}

/** Takes any text; what is pasted is read at once, what is typed when one says so. */
export function MessageBox({ text, onChange, isReading, onFillIn, onClose, intoField }: MessageBoxProps) {
  const [note, setNote] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const fromClipboard = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => undefined)
    if (pasted?.trim()) return onFillIn(pasted)
    setNote(pasted === undefined ? texts.byHand : texts.emptyClipboard)
    box.current?.focus()
  }
  const isFilled = text.trim() !== ''
  return (
    <Notice>
      <Box flex={1}>
        <Stack gap={8}>
          {intoField && <div role="status">{texts.looksLikeOne}</div>}
          <LongTextField
            ref={box}
            label={texts.message}
            placeholder={texts.hint}
            description={note ?? (isFilled && texts.notFilledIn)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autosize
            minRows={3}
            maxRows={10}
            autoFocus
            value={text}
            onChange={onChange}
            // The form waits: what stands here is not in it yet.
            data-held={isFilled || undefined}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (text !== '' || !pasted.trim()) return
              event.preventDefault()
              onFillIn(pasted)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isFilled) return
              event.preventDefault()
              event.stopPropagation()
              onFillIn(text)
            }}
          />
          <Row gap={8}>
            <Button size="xs" disabled={!isFilled} loading={isReading} onClick={() => onFillIn(text)}>
              {texts.fillIn}
            </Button>
            {!intoField && typeof navigator.clipboard?.readText === 'function' && (
              <Button size="xs" variant="default" onClick={() => void fromClipboard()}>
                {texts.fromClipboard}
              </Button>
            )}
            {intoField && (
              <Button size="xs" variant="default" onClick={intoField}>
                {texts.intoField}
              </Button>
            )}
            <Button size="xs" variant="subtle" onClick={onClose}>
              {texts.close}
            </Button>
          </Row>
        </Stack>
      </Box>
    </Notice>
  )
}
