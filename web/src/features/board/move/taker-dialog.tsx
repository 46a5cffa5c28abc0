import { takerTexts as texts } from '@foyer/contract/board/messages'
import { assignTexts } from '@foyer/contract/leads/messages/selection'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useEndpoint } from '../../../api/queries'
import { useSession } from '../../../api/session'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { PersonField } from '../../../ui/form/fields/person-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Loaded } from '../../../ui/states/loaded'

interface TakerDialogProps {
  /** Of the lead. */
  name: string
  /** Of the stage that it goes to. */
  stage: string
  onTaken: (assigneeId: string) => void
  onClose: () => void
}

/** C-176: a lead leaves Unassigned with somebody who takes it; whoever drops it is offered first. */
export function TakerDialog({ name, stage, onTaken, onClose }: TakerDialogProps) {
  const people = useEndpoint(teamEndpoints.assignable, {})
  return (
    <Dialog opened isPrompt title={texts.title(name)} width={420} onClose={onClose}>
      <Loaded of={people} failed={assignTexts.choicesFailed} rows={2}>
        {(known) => <TakerForm people={known} stage={stage} onTaken={onTaken} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

interface TakerFormProps extends Pick<TakerDialogProps, 'stage' | 'onTaken' | 'onClose'> {
  people: readonly { id: string; fullName: string }[]
}

function TakerForm({ people, stage, onTaken, onClose }: TakerFormProps) {
  const own = useSession()?.userId
  const me = people.filter(({ id }) => id === own)
  const form = useFoyerForm(
    () => ({ fields: {} }),
    { chosen: me[0]?.id ?? '' },
    async ({ chosen }) => onTaken(chosen),
  )
  return (
    <DialogForm
      form={form}
      submit={texts.submit(stage)}
      isSubmitLocked={form.values.chosen === ''}
      onCancel={onClose}
    >
      <PersonField
        {...form.field('chosen')}
        data-autofocus
        label={assignTexts.assignee}
        placeholder={assignTexts.placeholder}
        isLoading={false}
        nothingFoundMessage={assignTexts.noMatch}
        people={[
          ...me.map((one) => ({ ...one, fullName: texts.me(one.fullName) })),
          ...people.filter(({ id }) => id !== own),
        ]}
      />
    </DialogForm>
  )
}
