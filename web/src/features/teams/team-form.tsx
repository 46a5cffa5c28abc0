import { teamForm } from '@foyer/contract/teams/forms'
import { teamLimits } from '@foyer/contract/teams/limits'
import { editTeamTexts as texts } from '@foyer/contract/teams/messages'
import type { Team, TeamDetails, TeamMembership, TeamPerson } from '@foyer/contract/teams/model'
import { DialogForm } from '../../ui/form/dialog-form'
import { FieldGrid } from '../../ui/form/field-grid'
import { TextField } from '../../ui/form/fields/text-field'
import { useFoyerForm } from '../../ui/form/use-foyer-form'
import { AssignedMembers } from './assigned-members'
import { AvailableMembers } from './available-members'

interface TeamFormProps {
  team: Team | undefined
  available: readonly TeamPerson[]
  onSave: (details: TeamDetails) => Promise<void>
  problemOf: (error: unknown) => string
  onCancel: () => void
}

/** Said at the name, and for the members at the end of the form. */
const problemsOf = (details: TeamDetails) => {
  const issues = teamForm.safeParse(details).error?.issues
  const of = (field: keyof TeamDetails) => issues?.find((issue) => issue.path[0] === field)?.message
  const [name, memberIds] = [of('name'), of('memberIds')]
  return { fields: { ...(name && { name }), ...(memberIds && { memberIds }) }, form: memberIds }
}

/** Name, everybody who could be in the team, and those who are. */
export function TeamForm({ team, available, onSave, problemOf, onCancel }: TeamFormProps) {
  const form = useFoyerForm(
    problemsOf,
    { name: team?.name ?? '', memberIds: team?.members.map(({ id }) => id) ?? [] },
    (details) => onSave(teamForm.parse(details)),
    { problemOf: (error) => ({ form: problemOf(error) }) },
  )
  const chosenIds = form.values.memberIds
  const chosen = new Set(chosenIds)
  const known = new Map<string, TeamMembership>([
    ...available.map((person) => [person.id, { ...person, isDeactivated: false }] as const),
    ...(team?.members ?? []).map((member) => [member.id, member] as const),
  ])
  const choose = (ids: string[], isChosen: boolean) =>
    form.change(({ memberIds }) => ({
      memberIds: isChosen
        ? [...new Set([...memberIds, ...ids])]
        : memberIds.filter((id) => !ids.includes(id)),
    }))
  return (
    <DialogForm form={form} submit={texts.save} cancel={texts.cancel} onCancel={onCancel}>
      <TextField
        {...form.field('name')}
        label={texts.name}
        max={teamLimits.team.name.max}
        autoComplete="off"
        withAsterisk
        data-autofocus
      />
      <FieldGrid columns={2}>
        <AvailableMembers people={available} chosen={chosen} isLocked={form.isBusy} onChoose={choose} />
        <AssignedMembers
          people={chosenIds.flatMap((id) => known.get(id) ?? [])}
          isLocked={form.isBusy}
          onRemove={(id) => choose([id], false)}
        />
      </FieldGrid>
    </DialogForm>
  )
}
