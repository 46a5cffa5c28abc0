import { Button } from '@mantine/core'
import { FormProblem } from './form-problem'
import classes from './save-bar.module.css'
import { SubmitButton } from './submit-button'

interface SaveBarProps {
  isChanged: boolean
  isBusy: boolean
  /** Why the last try was refused. */
  problem: string | undefined
  words: { unsaved: string; discard: string; save: string }
  onDiscard: () => void
}

/** The end of a long form of settings: what is not saved, and the buttons, always in sight. */
export function SaveBar({ isChanged, isBusy, problem, words, onDiscard }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <FormProblem text={problem} />
      {isChanged && (
        <>
          <span className={classes.unsaved}>{words.unsaved}</span>
          <Button variant="default" disabled={isBusy} onClick={onDiscard}>
            {words.discard}
          </Button>
        </>
      )}
      <SubmitButton isBusy={isBusy} isDisabled={!isChanged}>
        {words.save}
      </SubmitButton>
    </div>
  )
}
