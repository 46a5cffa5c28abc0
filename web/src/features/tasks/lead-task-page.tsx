import { leadName } from '@foyer/contract/leads/rules'
import { taskFormTexts, taskReplies, leadTaskTexts as texts } from '@foyer/contract/tasks/messages'
import { suggestedTask } from '@foyer/contract/tasks/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/capture-endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { Anchor, Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { SubmitButton } from '../../ui/form/submit-button'
import { LeaveGuard } from '../../ui/leave-guard'
import { PageTitle } from '../../ui/page-title'
import { RowSkeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import { useCompanyDay } from '../accounts/use-company-day'
import { useCan, useProfile } from '../accounts/use-profile'
import { LeadTasks } from './lead-tasks'
import { type TaskDetails, TaskForm } from './task-form'
import classes from './tasks.module.css'
import { useTasksAgain } from './use-tasks'

function NewTask({ lead }: { lead: { id: string; name: string } }) {
  const { data: profile } = useProfile()
  const { today } = useCompanyDay()
  const readAgain = useTasksAgain()
  const add = useSend(taskEndpoints.add, { onSettled: readAgain })
  /** A form is filled anew once its task is there. */
  const [made, setMade] = useState(0)
  const [isChanged, setChanged] = useState(false)
  if (!profile) return <RowSkeleton rows={3} />
  const save = async (details: TaskDetails) => {
    await add.mutateAsync({ ...details, leadId: lead.id })
    showToast({ kind: 'ok', text: taskReplies.added })
    setMade((count) => count + 1)
  }
  return (
    <>
      <TaskForm
        key={made}
        initial={suggestedTask(lead, profile.id, today)}
        save={save}
        onChanged={setChanged}
        foot={(isBusy) => (
          <div className={classes.foot}>
            <SubmitButton isBusy={isBusy}>{taskFormTexts.create}</SubmitButton>
          </div>
        )}
      />
      <LeaveGuard isChanged={isChanged} isSaving={add.isPending} text={taskFormTexts.leaveText} />
    </>
  )
}

/** L-011: a follow-up task for a lead, and the tasks it has. */
export function LeadTaskPage() {
  const { leadId = '' } = useParams()
  const seesLeads = useCan('leads.read')
  const lead = useEndpoint(leadCaptureEndpoints.byId, { id: leadId }, { enabled: leadId !== '' })
  const { mergedInto } = lead.error?.details ?? {}
  if (typeof mergedInto === 'string') return <Navigate to={addresses.tasksOfLead(mergedInto)} replace />
  const isGone = lead.error !== null && [400, 403, 404].includes(lead.error.status)
  if (isGone)
    return (
      <div className={classes.page}>
        <EmptyState
          isPage
          icon={IconUserOff}
          title={texts.gone}
          hint={texts.goneHint}
          action={
            <Button component={Link} to={seesLeads ? addresses.leads : addresses.tasks} variant="default">
              {seesLeads ? texts.toLeads : texts.toMine}
            </Button>
          }
        />
      </div>
    )
  if (lead.isError && !lead.data)
    return (
      <div className={classes.page}>
        <FailedState isPage what={texts.leadFailed} onRetry={() => void lead.refetch()} />
      </div>
    )
  if (!lead.data)
    return (
      <div className={classes.page}>
        <RowSkeleton rows={6} />
      </div>
    )
  const known = { id: lead.data.id, name: leadName(lead.data) }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <PageTitle>{texts.pageTitle}</PageTitle>
          <p className={classes.about}>
            {texts.about(known.name)}{' '}
            <Anchor component={Link} to={addresses.leadDetails(known.id)}>
              {texts.back}
            </Anchor>
          </p>
        </div>
        <Button component={Link} to={addresses.tasks} variant="default">
          {texts.toMine}
        </Button>
      </div>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={texts.pageTitle}>
          <NewTask key={known.id} lead={known} />
        </section>
        <LeadTasks leadId={known.id} leadName={known.name} canAdd={false} />
      </div>
    </div>
  )
}
