import { importScreenTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { FormProblem } from '../../../../ui/form/form-problem'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import classes from './choose.module.css'
import { acceptedKinds, fileProblem } from './file-problem'

interface ChooseFileProps {
  /** Why the last one was not taken. */
  problem: string | undefined
  onProblem: (text: string) => void
  onFile: (file: File) => void
}

/** Step 1: by drag and drop or by browsing (L-212, L-215, L-216). */
export function ChooseFile({ problem, onProblem, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file, another] = [...(files ?? [])]
    if (!file) return
    const wrong = another ? texts.oneAtATime : fileProblem(file)
    if (wrong) onProblem(wrong)
    else onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Stack gap={12}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        data-testid="drop"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={32} stroke={1.3} aria-hidden />
        <strong>{isOver ? texts.dropNow : texts.drop}</strong>
        <QuietText size="small">{texts.or}</QuietText>
        <Button variant="default" data-autofocus onClick={() => input.current?.click()}>
          {texts.browse}
        </Button>
        <QuietText size="small">{texts.accepted}</QuietText>
        <input
          ref={input}
          type="file"
          accept={acceptedKinds}
          aria-label={texts.browse}
          hidden
          tabIndex={-1}
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be chosen again after it was repaired.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <FormProblem text={problem} />
    </Stack>
  )
}
