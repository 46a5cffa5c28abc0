import { answerPageTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '../../../ui/toasts/toast'
import type { AnswerCalls } from './answer-calls'
import { clientWordsOf } from './client-words'

const pause = 1_200
const patience = 50

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The PDF is made when somebody asks for it: until it is there, the button waits. */
export function usePaper({ paper, askForPaper }: Pick<AnswerCalls, 'paper' | 'askForPaper'>) {
  const [isWaiting, setWaiting] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const read = async (): Promise<string | undefined> => {
    let state = await askForPaper()
    for (let tries = 0; state.state === 'waiting' && tries < patience && isHere.current; tries++) {
      await wait(pause)
      state = await paper()
    }
    return state.state === 'ready' ? state.address : undefined
  }
  const download = async () => {
    if (isWaiting) return
    setWaiting(true)
    try {
      const address = await read()
      if (!isHere.current) return
      if (address) window.location.assign(address)
      else showToast({ kind: 'problem', text: texts.downloadFailed })
    } catch (error) {
      showToast({ kind: 'problem', text: clientWordsOf(error, texts.downloadFailed) })
    } finally {
      setWaiting(false)
    }
  }
  return { isWaiting, download: () => void download() }
}
