import { memberStateTexts } from '@foyer/contract/people/messages'
import type { MemberState as State } from '@foyer/contract/people/model'
import classes from './team.module.css'

/** A dot and a word: neither says it alone. */
export function MemberState({ state, ink }: { state: State; ink: string | undefined }) {
  return (
    <span className={classes.state} data-state={state} data-ink={ink}>
      {memberStateTexts[state]}
    </span>
  )
}
