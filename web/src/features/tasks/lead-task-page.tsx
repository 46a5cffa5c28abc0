import { leadName } from '@foyer/contract/leads/rules'
import { taskFormTexts, taskReplies, leadTaskTexts as texts } from '@foyer/contract/tasks/messages'
import { suggestedTask } from '@foyer/contract/tasks/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { taskEndpoints } from '@foyer/contract/wire/tasks'
import { Anchor, Button } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Form } from '../../ui/form/form'
import { FormGuard } from '../../ui/form/form-guard'
import { Surface } from '../../ui/layout/card'
import { Page, PageBody, PageColumns } from '../../ui/layout/page'
import { EmptyState } from '../../ui/states/empty-state'
import { FailedState } from '../../ui/states/failed-state'
import { RowSkeleton } from '../../ui/states/skeleton'
import { showToast } from '../../ui/toasts/toast'
import { useCan } from '../accounts/use-can'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import { LeadTasks } from './lead-tasks'
import { type TaskDetails, TaskFields, useTaskForm } from './task-form'

function NewTask({ lead }: { lead: { id: string; name: string } }) {
  const { data: profile } = useProfile()
  const { today } = useCompanyDay()
  /** A form begins again once its task is there. */
  const [made, setMade] = useState(0)
  if (!profile) return <RowSkeleton rows={3} />
  return (
    <NewTaskForm
      key={made}
      leadId={lead.id}
      initial={suggestedTask(lead, profile.id, today)}
      onMade={() => setMade((count) => count + 1)}
    />
  )
}

interface NewTaskFormProps {
  leadId: string
  initial: TaskDetails
  onMade: () => void
}

function NewTaskForm({ leadId, initial, onMade }: NewTaskFormProps) {
  const add = useSend(taskEndpoints.add)
  const form = useTaskForm(initial, async (details) => {
    await add.mutateAsync({ ...details, leadId })
    showToast({ kind: 'ok', text: taskReplies.added })
    onMade()
  })
  return (
    <Form form={form} submit={taskFormTexts.create}>
      <TaskFields form={form} />
      <FormGuard form={form} text={taskFormTexts.leaveText} />
    </Form>
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
      <PageBody>
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
      </PageBody>
    )
  if (lead.isError && !lead.data)
    return (
      <PageBody>
        <FailedState isPage what={texts.leadFailed} onRetry={() => void lead.refetch()} />
      </PageBody>
    )
  if (!lead.data)
    return (
      <PageBody>
        <RowSkeleton rows={6} />
      </PageBody>
    )
  const known = { id: lead.data.id, name: leadName(lead.data) }
  return (
    <Page
      title={texts.pageTitle}
      text={
        <>
          {texts.about(known.name)}{' '}
          <Anchor component={Link} to={addresses.leadDetails(known.id)}>
            {texts.back}
          </Anchor>
        </>
      }
      action={
        <Button component={Link} to={addresses.tasks} variant="default">
          {texts.toMine}
        </Button>
      }
    >
      <PageColumns side="half" gap={16}>
        <Surface isPadded label={texts.pageTitle}>
          <NewTask key={known.id} lead={known} />
        </Surface>
        <LeadTasks leadId={known.id} leadName={known.name} canAdd={false} />
      </PageColumns>
    </Page>
  )
}
