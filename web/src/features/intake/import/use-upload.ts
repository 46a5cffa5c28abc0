import { importLimits } from '@foyer/contract/intake/import/limits'
import type { ReadSheets } from '@foyer/contract/intake/import/model'
import { importScreenTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import type { FormFile } from '@foyer/contract/kit/endpoint'
import { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'
import { useEffect, useRef, useState } from 'react'
import { CallFailed, wordsOf } from '../../../api/call-failed'
import { call } from '../../../api/client'
import type { ImportStep } from './choose/step-line'
import { readFile } from './chosen-file'

interface Uploaded {
  file: FormFile
  sheets: ReadSheets
}

/** Refused: the file will not do. Failed: it may be tried again as it is. */
type Trouble = { kind: 'refused' | 'failed'; text: string }

/** From a file that somebody chose to its rows: step 1 to 2 at once, to 3 after two seconds (L-213). */
export function useUpload() {
  const [chosen, setChosen] = useState<File>()
  const [hasPassed, setPassed] = useState(false)
  const [uploaded, setUploaded] = useState<Uploaded>()
  const [trouble, setTrouble] = useState<Trouble>()
  /** Only the newest choice counts, whichever answer comes last. */
  const turn = useRef(0)

  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(() => setPassed(true), importLimits.step.delayMs)
    return () => clearTimeout(timer)
  }, [chosen])

  const send = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    setTrouble(undefined)
    try {
      const read = await readFile(file).catch(() => {
        throw new CallFailed({ status: 400, code: 'unreadable', message: texts.readFailed })
      })
      const sheets = await call(importEndpoints.sheets, { file: read })
      if (mine === turn.current) setUploaded({ file: read, sheets })
    } catch (error) {
      if (mine !== turn.current) return
      const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
      setTrouble({ kind: isRefused ? 'refused' : 'failed', text: wordsOf(error, texts.readFailed) })
      if (isRefused) setChosen(undefined)
    }
  }
  const forget = () => {
    turn.current += 1
    setChosen(undefined)
    setUploaded(undefined)
    setTrouble(undefined)
  }
  const hasFailed = trouble?.kind === 'failed'
  const step: ImportStep = !chosen ? 1 : hasPassed && !hasFailed ? 3 : 2
  return {
    step,
    fileName: chosen?.name ?? '',
    uploaded: step === 3 ? uploaded : undefined,
    problem: trouble?.kind === 'refused' ? trouble.text : undefined,
    failure: hasFailed ? trouble.text : undefined,
    choose: (file: File) => {
      forget()
      setPassed(false)
      setChosen(file)
      void send(file)
    },
    refuse: (text: string) => {
      forget()
      setTrouble({ kind: 'refused', text })
    },
    retry: () => chosen && void send(chosen),
    forget,
  }
}
