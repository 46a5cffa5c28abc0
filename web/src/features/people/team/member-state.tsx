import { memberStateTexts } from '@foyer/contract/people/messages'
import type { MemberState as State } from '@foyer/contract/people/model'
import classes from './team.module.css'

/** A dot and a word: neither stands for itself alone. */
export function MemberState({ state }: { state: State }) {
  return (
    <span className={classes.state} data-state={state}>
      {memberStateTexts[state]}
    </span>
  )
}
