import { workLimits } from '../limits'
import { choiceProblems } from '../messages/work'
import type { ChoicesEdit } from './model'

export interface ChoiceProblem {
  /** The position of the choice in the list. */
  place: number
  field: 'label' | 'text'
  text: string
}

export function checkChoices({ kind, choices }: ChoicesEdit): ChoiceProblem[] {
  if (choices.length > workLimits.choicesMax)
    return [{ place: workLimits.choicesMax, field: 'label', text: choiceProblems.tooMany }]
  const names = choices.map(({ label }) => label.trim().toLowerCase())
  return choices.flatMap(({ label, text }, place): ChoiceProblem[] => {
    const { length } = [...label.trim()]
    const message = [...(text?.trim() ?? '')].length
    const problems: ChoiceProblem[] = []
    if (length === 0 || length > workLimits.label)
      problems.push({ place, field: 'label', text: choiceProblems.label })
    else if (names.indexOf(names[place] ?? '') < place)
      problems.push({ place, field: 'label', text: choiceProblems.taken })
    if (kind === 'message' && (message === 0 || message > workLimits.message))
      problems.push({ place, field: 'text', text: choiceProblems.text })
    return problems
  })
}
