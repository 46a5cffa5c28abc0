import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadLimits } from '@foyer/contract/leads/limits'
import { giveTexts as texts } from '@foyer/contract/leads/messages/bulk-dialogs'
import type { OverdueLeads } from '@foyer/contract/leads/my-day/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { myDayEndpoints } from '@foyer/contract/wire/leads/my-day/endpoints'
import { MultiSelect } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useEndpoint, useSend } from '../../../../api/queries'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Stack } from '../../../../ui/layout/flow'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { Loaded } from '../../../../ui/states/loaded'
import { QuietText } from '../../../../ui/text/quiet-text'
import { useAssignable } from '../../../teams/use-assignable'
import { failureWords } from '../failure-words'
import { LeadTicks } from './lead-ticks'

interface GiveDialogProps {
  /** Who has them; nobody where there is no id. */
  from: { id: string | undefined; name: string }
  /** It closes the dialog, too. */
  onDone: (report: BulkReport, words: string) => void
  onClose: () => void
}

/** The overdue leads of one person, all or some of them, for one or more others. */
export function GiveDialog(props: GiveDialogProps) {
  const { from, onClose } = props
  // What is ticked is of the list that was there when the dialog opened; the server looks again.
  const overdue = useEndpoint(
    myDayEndpoints.overdueLeads,
    { assigneeId: from.id },
    { follow: () => true, staleTime: 0 },
  )
  return (
    <Dialog opened title={texts.title(from.name)} width={420} onClose={onClose}>
      <Loaded of={overdue} failed={texts.loadFailed} rows={6}>
        {(found) =>
          found.leads.length === 0 ? (
            <EmptyState icon={IconChecks} title={texts.none} />
          ) : (
            <GiveForm {...props} overdue={found} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

type Values = { ids: string[]; to: string[] }

const problemsIn = ({ ids, to }: Values) => ({
  fields: {
    ...(ids.length === 0 && { ids: texts.noLead }),
    ...(to.length === 0 && { to: texts.nobody }),
  },
})

function GiveForm({ from, overdue, onDone, onClose }: GiveDialogProps & { overdue: OverdueLeads }) {
  const people = useAssignable()
  const send = useSend(leadListEndpoints.bulk)
  const form = useFoyerForm<Values>(
    problemsIn,
    { ids: overdue.leads.map(({ id }) => id), to: [] },
    async ({ ids, to }) => {
      const report = await send.mutateAsync({ action: 'give', selection: { ids }, fromId: from.id, to })
      onDone(report, texts.done(report.done))
    },
    { problemOf: (error) => ({ form: failureWords(error, texts.failed) }) },
  )
  const { ids, to } = form.values
  const isCut = overdue.total > overdue.leads.length
  return (
    <DialogForm form={form} submit={texts.give(ids.length)} onCancel={onClose}>
      <Stack gap={16}>
        {people.isError && !people.data ? (
          <FailedState what={texts.peopleFailed} onRetry={() => void people.refetch()} />
        ) : (
          <MultiSelect
            {...form.field('to')}
            data-autofocus
            label={texts.to}
            placeholder={to.length === 0 ? texts.choose : undefined}
            description={texts.inTurn(ids.length, to.length)}
            searchable
            openOnFocus={false}
            hidePickedOptions
            maxValues={leadLimits.receiversMax}
            maxDropdownHeight={240}
            nothingFoundMessage={people.data ? texts.nobodyFound : screenTexts.loading}
            data={(people.data ?? [])
              .filter(({ id }) => id !== from.id)
              .map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        )}
        <Stack gap={4}>
          <strong>{texts.overdue(overdue.total)}</strong>
          {isCut && <QuietText>{texts.first(overdue.leads.length, overdue.total)}</QuietText>}
          <LeadTicks {...form.field('ids')} leads={overdue.leads} />
        </Stack>
      </Stack>
    </DialogForm>
  )
}
