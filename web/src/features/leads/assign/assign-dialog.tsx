import { displayPhone } from '@foyer/contract/kit/phone'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import type { BulkReport } from '@foyer/contract/leads/bulk'
import { assignTexts as texts } from '@foyer/contract/leads/messages/selection'
import type { LeadRow, LeadSelection } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { Button, Select } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint, useSend } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { FailedState } from '../../../ui/failed-state'
import { FormProblem } from '../../../ui/form/form-problem'
import { useCan } from '../../accounts/use-profile'
import { failureWords } from '../bulk/failure-words'
import { useReadLeadsAgain } from '../use-read-leads-again'
import classes from './assign.module.css'

interface AssignDialogProps {
  leads: LeadSelection
  count: number
  /** Where it is one lead. */
  lead: LeadRow | undefined
  onDone: (report: BulkReport) => void
  onClose: () => void
}

const nobody = 'nobody'

/** Gives one lead or many to somebody, or takes them away (L-206 to L-211). */
export function AssignDialog({ leads, count, lead, onDone, onClose }: AssignDialogProps) {
  const mayAssign = useCan('leads.assign')
  const people = useEndpoint(teamEndpoints.assignable, {}, { enabled: mayAssign })
  const [chosen, setChosen] = useState<string | null>(lead?.assignee?.id ?? null)
  const readAgain = useReadLeadsAgain()
  const assign = useSend(leadListEndpoints.assignMultiple, {
    onSuccess: (report) => {
      onClose()
      onDone(report)
    },
    onSettled: readAgain,
  })
  const isSame = chosen === (lead?.assignee?.id ?? null)
  const isReady = mayAssign && chosen !== null && !isSame
  const options = [
    { value: nobody, label: texts.nobody },
    // Whoever has it is there at once: a value that gets its name later would replace what is typed.
    ...(people.data ?? (lead?.assignee ? [lead.assignee] : [])).map(({ id, fullName }) => ({
      value: id,
      label: fullName,
    })),
  ]
  const send = () =>
    assign.mutate({ selection: leads, assigneeId: chosen === nobody ? undefined : (chosen ?? undefined) })

  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <ChosenLeads lead={lead} count={count} />
      {people.isError ? (
        <FailedState what={texts.choicesFailed} onRetry={() => void people.refetch()} />
      ) : (
        <Select
          data-autofocus
          label={texts.assignee}
          placeholder={texts.placeholder}
          description={mayAssign ? undefined : texts.locked}
          disabled={!mayAssign}
          leftSection={mayAssign ? undefined : <IconLock size={16} stroke={1.6} aria-hidden />}
          searchable
          // Whoever begins to type means somebody else.
          onFocus={(event) => event.currentTarget.select()}
          selectFirstOptionOnChange={!people.isLoading}
          openOnFocus={false}
          nothingFoundMessage={people.isLoading ? screenTexts.loading : texts.noMatch}
          data={options}
          value={mayAssign ? chosen : null}
          onChange={setChosen}
        />
      )}
      <FormProblem text={assign.error ? failureWords(assign.error, texts.failed) : undefined} />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.cancel}
        </Button>
        <Button loading={assign.isPending} disabled={!isReady} onClick={send}>
          {lead ? texts.update : texts.apply}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

/** L-206 */
function ChosenLeads({ lead, count }: { lead: LeadRow | undefined; count: number }) {
  if (!lead) return <p className={classes.chosen}>{texts.chosen(count)}</p>
  return (
    <div className={classes.lead}>
      <p className={classes.chosen}>{leadName(lead)}</p>
      {lead.phone && <p className={classes.fact}>{displayPhone(lead.phone)}</p>}
      {lead.email && <p className={classes.fact}>{lead.email}</p>}
    </div>
  )
}
