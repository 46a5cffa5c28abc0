import { atMost } from '@foyer/contract/kit/typed-text'
import { teamForm } from '@foyer/contract/teams/forms'
import { teamLimits } from '@foyer/contract/teams/limits'
import { editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team, TeamDetails, TeamMembership, TeamPerson } from '@foyer/contract/teams/model'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { DialogFoot } from '../../ui/dialog'
import { FormProblem } from '../../ui/form/form-problem'
import { SubmitButton } from '../../ui/form/submit-button'
import { AssignedMembers } from './assigned-members'
import { AvailableMembers } from './available-members'
import classes from './teams.module.css'

interface TeamFormProps {
  team: Team | undefined
  available: readonly TeamPerson[]
  isBusy: boolean
  /** Why the last try was refused. */
  problem: string | undefined
  onSave: (details: TeamDetails) => void
  onCancel: () => void
}

const problemsOf = (details: TeamDetails) => {
  const checked = teamForm.safeParse(details)
  const of = (field: keyof TeamDetails) =>
    checked.error?.issues.find((issue) => issue.path[0] === field)?.message
  return { details: checked.data, name: of('name'), members: of('memberIds') }
}

/** Name, everybody who could be in the team, and those who are. */
export function TeamForm({ team, available, isBusy, problem, onSave, onCancel }: TeamFormProps) {
  const [name, setName] = useState(team?.name ?? '')
  const [chosenIds, setChosenIds] = useState(() => team?.members.map(({ id }) => id) ?? [])
  const [isChecked, setChecked] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const chosen = new Set(chosenIds)
  const known = new Map<string, TeamMembership>([
    ...available.map((person) => [person.id, { ...person, isDeactivated: false }] as const),
    ...(team?.members ?? []).map((member) => [member.id, member] as const),
  ])
  const problems = problemsOf({ name, memberIds: chosenIds })

  const choose = (ids: string[], isChosen: boolean) => {
    const others = chosenIds.filter((id) => !ids.includes(id))
    setChosenIds(isChosen ? [...chosenIds, ...ids.filter((id) => !chosen.has(id))] : others)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (problems.details) onSave(problems.details)
    else if (problems.name) nameField.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        ref={nameField}
        label={texts.name}
        value={name}
        onChange={(event) => setName(atMost(event.currentTarget.value, teamLimits.team.name.max))}
        error={isChecked && problems.name}
        readOnly={isBusy}
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
      <div className={classes.lists}>
        <AvailableMembers people={available} chosen={chosen} isLocked={isBusy} onChoose={choose} />
        <AssignedMembers
          people={chosenIds.flatMap((id) => known.get(id) ?? [])}
          isLocked={isBusy}
          onRemove={(id) => choose([id], false)}
        />
      </div>
      <FormProblem text={(isChecked && problems.members) || problem} />
      <DialogFoot>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <SubmitButton isBusy={isBusy}>{texts.save}</SubmitButton>
      </DialogFoot>
    </form>
  )
}
