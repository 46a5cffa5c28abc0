import { projectTeamFields } from '@foyer/contract/projects/record/forms'
import { projectFormTexts, projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { MultiSelect } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useEndpoint, useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { PersonField } from '../../../ui/form/fields/person-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { showToast } from '../../../ui/toasts/toast'

/** Everybody at work, and whoever is in the project already. */
function usePeople({ members, admin }: Project) {
  const { data: colleagues = [], isLoading } = useEndpoint(teamEndpoints.colleagues, {})
  const here = colleagues.map(({ id, name }) => ({ id, fullName: name }))
  const former = [...members, ...(admin ? [admin] : [])].filter(
    (person, place, all) =>
      !here.some(({ id }) => id === person.id) && all.findIndex(({ id }) => id === person.id) === place,
  )
  return { people: [...former, ...here], isLoading }
}

export function TeamDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { people, isLoading } = usePeople(project)
  const save = useSend(endpoints.setTeam)
  const form = useFoyerForm(
    projectTeamFields,
    { adminId: project.admin?.id ?? '', memberIds: project.members.map(({ id }) => id) },
    async ({ adminId, memberIds }) => {
      await save.mutateAsync({ id: project.id, adminId: adminId || undefined, memberIds })
      showToast({ kind: 'ok', text: texts.saved })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const guard = useCloseGuard({ isChanged: form.isChanged, text: texts.leaveText, onClose })
  return (
    <Dialog opened title={texts.changeTitle} width={420} onClose={guard.close}>
      <DialogForm
        form={form}
        submit={projectFormTexts.save}
        cancel={projectFormTexts.cancel}
        onCancel={onClose}
      >
        <Stack gap={16}>
          <PersonField
            {...form.field('adminId')}
            label={texts.admin}
            people={people}
            isLoading={isLoading}
            nobody={texts.noAdmin}
            nothingFoundMessage={texts.noPeople}
            data-autofocus
          />
          <MultiSelect
            {...form.field('memberIds')}
            label={texts.members}
            searchable
            hidePickedOptions
            maxDropdownHeight={240}
            nothingFoundMessage={texts.noPeople}
            data={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        </Stack>
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}
