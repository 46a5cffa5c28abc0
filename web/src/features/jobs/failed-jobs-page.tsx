import { accessRefusals } from '@foyer/contract/accounts/messages'
import { failedJobTexts, jobKindTexts } from '@foyer/contract/jobs/messages'
import type { FailedJob } from '@foyer/contract/jobs/model'
import { formatInstant } from '@foyer/contract/kit/dates'
import { jobEndpoints } from '@foyer/contract/wire/jobs'
import { Button, Text } from '@mantine/core'
import { IconChecks, IconLock } from '@tabler/icons-react'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { Surface } from '../../ui/layout/card'
import { Page } from '../../ui/layout/page'
import { DataTable } from '../../ui/list/data-table'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { showToast } from '../../ui/toasts/toast'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Work that did not succeed after all its tries; admins can have it tried again. */
export function FailedJobsPage() {
  const failed = useEndpoint(jobEndpoints.failed, {}, { staleTime: 0 })
  const isRefused = failed.error?.code === accessRefusals.notAllowed.code
  return (
    <Page title={failedJobTexts.title} text={failedJobTexts.lead}>
      <Surface>
        {isRefused ? (
          <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />
        ) : (
          <Loaded of={failed} failed={failedJobTexts.loadFailed} rows={5}>
            {({ jobs }) =>
              jobs.length === 0 ? (
                <EmptyState icon={IconChecks} title={failedJobTexts.none} hint={failedJobTexts.noneHint} />
              ) : (
                <JobTable jobs={jobs} />
              )
            }
          </Loaded>
        )}
      </Surface>
    </Page>
  )
}

const nameOf = ({ kind }: FailedJob) => jobKindTexts[kind] ?? kind
const timeOf = ({ failedAt }: FailedJob) => formatInstant(failedAt, zone)

function JobTable({ jobs }: { jobs: FailedJob[] }) {
  const retry = useSend(jobEndpoints.retry, {
    reads: 'before-done',
    onSuccess: () => showToast({ kind: 'ok', text: failedJobTexts.retried }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, failedJobTexts.retryFailed) }),
  })
  return (
    <DataTable
      label={failedJobTexts.title}
      rows={jobs}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { label: failedJobTexts.kind, isHeading: true, cell: (job) => <strong>{nameOf(job)}</strong> },
        {
          label: failedJobTexts.failedAt,
          isNarrow: true,
          cell: (job) => (
            <Text span fz="inherit" style={{ whiteSpace: 'nowrap' }}>
              {timeOf(job)}
            </Text>
          ),
        },
        { label: failedJobTexts.tries, align: 'right', cell: ({ tries }) => tries },
        { label: failedJobTexts.error, cell: ({ error }) => <QuietText>{error}</QuietText> },
      ]}
      card={(job) => (
        <>
          <strong>{nameOf(job)}</strong>
          <span>{timeOf(job)}</span>
          <QuietText>{job.error}</QuietText>
        </>
      )}
      tool={{
        label: failedJobTexts.retry,
        of: ({ id }) => (
          <Button
            size="xs"
            variant="default"
            flex="none"
            loading={retry.isPending && retry.variables.id === id}
            onClick={() => retry.mutate({ id })}
          >
            {failedJobTexts.retry}
          </Button>
        ),
      }}
    />
  )
}
