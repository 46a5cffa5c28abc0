import { knownClientTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../../ui/text/quiet-text'

interface Asked {
  title: string
  name: string
  email: string
  answer: (isTaken: boolean) => void
}

interface KnownClientQuestion {
  /** Resolves with the answer. */
  ask: (about: Omit<Asked, 'answer'>) => Promise<boolean>
  question: ReactNode
}

/** The firm has a client with this email already: it is asked whether the project is theirs (C-048). */
export function useKnownClient(): KnownClientQuestion {
  const [asked, setAsked] = useState<Asked>()
  const end = (isTaken: boolean) => {
    asked?.answer(isTaken)
    setAsked(undefined)
  }
  return {
    ask: (about) => new Promise((answer) => setAsked({ ...about, answer })),
    question: asked && (
      <ConfirmDialog
        title={asked.title}
        confirm={texts.confirm}
        isBusy={false}
        isHarmless
        problem={undefined}
        onConfirm={() => end(true)}
        onClose={() => end(false)}
      >
        <QuietText>{texts.text(asked.name, asked.email)}</QuietText>
      </ConfirmDialog>
    ),
  }
}
