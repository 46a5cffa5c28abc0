import { displayPhone } from '@foyer/contract/kit/phone'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { assignTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow, LeadSelection } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { type Person, PersonField } from '../../../../ui/form/fields/person-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Surface } from '../../../../ui/layout/card'
import { Stack } from '../../../../ui/layout/flow'
import { FailedState } from '../../../../ui/states/failed-state'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useCan } from '../../../accounts/use-can'
import { useProfile } from '../../../accounts/use-profile'
import { useAssignable } from '../../../teams/use-assignable'
import { failureWords } from '../../bulk/failure-words'

interface AssignDialogProps {
  leads: LeadSelection
  count: number
  /** Where it is one lead. */
  lead: LeadRow | undefined
  onDone: (report: BulkReport) => void
  onClose: () => void
}

/** Chosen like somebody: with nothing chosen yet there is nothing to save. */
const nobody = { id: 'nobody', fullName: texts.nobody }

/** Oneself on top (C-164), then nobody, then the others. */
const offered = (people: readonly Person[], me: string | undefined): Person[] => {
  const [first, ...others] = people
  return first?.id === me && first ? [first, nobody, ...others] : [nobody, ...people]
}

/** Gives one lead or many to somebody, or takes them away (L-206 to L-211). */
export function AssignDialog({ leads, count, lead, onDone, onClose }: AssignDialogProps) {
  const mayAssign = useCan('leads.assign')
  const people = useAssignable(mayAssign)
  const assign = useSend(leadListEndpoints.assignMultiple)
  const me = useProfile().data?.id
  const current = lead?.assignee?.id ?? ''
  const form = useFoyerForm(
    () => ({ fields: {} }),
    { chosen: current },
    async ({ chosen }) => {
      const assigneeId = chosen === nobody.id ? undefined : chosen
      const report = await assign.mutateAsync({ selection: leads, assigneeId })
      onClose()
      onDone(report)
    },
    { problemOf: (error) => ({ form: failureWords(error, texts.failed) }) },
  )
  const { chosen } = form.values
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <DialogForm
        form={form}
        submit={lead ? texts.update : texts.apply}
        isSubmitLocked={!mayAssign || chosen === '' || chosen === current}
        onCancel={onClose}
      >
        <ChosenLeads lead={lead} count={count} />
        {people.isError ? (
          <FailedState what={texts.choicesFailed} onRetry={() => void people.refetch()} />
        ) : (
          <PersonField
            {...form.field('chosen')}
            data-autofocus
            label={texts.assignee}
            placeholder={texts.placeholder}
            lockedBecause={mayAssign ? undefined : texts.locked}
            isLoading={people.isLoading}
            nothingFoundMessage={texts.noMatch}
            // Whoever has it is there at once: a value that gets its name later would replace what is typed.
            people={offered(people.data ?? (lead?.assignee ? [lead.assignee] : []), me)}
            value={mayAssign ? chosen : ''}
          />
        )}
      </DialogForm>
    </Dialog>
  )
}

/** L-206 */
function ChosenLeads({ lead, count }: { lead: LeadRow | undefined; count: number }) {
  if (!lead) return <strong>{texts.chosen(count)}</strong>
  return (
    <Surface isPadded>
      <Stack gap={2}>
        <strong>{leadName(lead)}</strong>
        {lead.phone && <QuietText>{displayPhone(lead.phone)}</QuietText>}
        {lead.email && <QuietText>{lead.email}</QuietText>}
      </Stack>
    </Surface>
  )
}
