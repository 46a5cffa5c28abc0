import { accessRefusals } from '@foyer/contract/accounts/messages'
import { failedJobTexts, jobKindTexts } from '@foyer/contract/jobs/messages'
import type { FailedJob } from '@foyer/contract/jobs/model'
import { formatInstant } from '@foyer/contract/kit/dates'
import { jobEndpoints } from '@foyer/contract/wire/jobs'
import { Button } from '@mantine/core'
import { IconChecks, IconLock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../api/call-failed'
import { keyOf, useEndpoint, useSend } from '../../api/queries'
import { EmptyState } from '../../ui/empty-state'
import { FailedState } from '../../ui/failed-state'
import { PageTitle } from '../../ui/page-title'
import { RowSkeleton } from '../../ui/skeleton'
import { showToast } from '../../ui/toast'
import styles from './failed-jobs-page.module.css'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Work that did not succeed after all its tries; admins can have it tried again. */
export function FailedJobsPage() {
  const failed = useEndpoint(jobEndpoints.failed, {}, { staleTime: 0 })
  const isRefused = failed.error?.code === accessRefusals.notAllowed.code
  const jobs = failed.data?.jobs
  return (
    <div className={styles.page}>
      <PageTitle>{failedJobTexts.title}</PageTitle>
      <p className={styles.lead}>{failedJobTexts.lead}</p>
      <div className={styles.sheet}>
        {isRefused && <EmptyState icon={IconLock} title={accessRefusals.notAllowed.text} />}
        {failed.isError && !isRefused && !jobs && (
          <FailedState what={failedJobTexts.loadFailed} onRetry={() => void failed.refetch()} />
        )}
        {failed.isPending && <RowSkeleton rows={5} />}
        {jobs?.length === 0 && (
          <EmptyState icon={IconChecks} title={failedJobTexts.none} hint={failedJobTexts.noneHint} />
        )}
        {jobs && jobs.length > 0 && <JobTable jobs={jobs} />}
      </div>
    </div>
  )
}

function JobTable({ jobs }: { jobs: FailedJob[] }) {
  const queries = useQueryClient()
  const retry = useSend(jobEndpoints.retry, {
    onSuccess: () => showToast({ kind: 'ok', text: failedJobTexts.retried }),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, failedJobTexts.retryFailed) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(jobEndpoints.failed) }),
  })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{failedJobTexts.kind}</th>
          <th scope="col">{failedJobTexts.failedAt}</th>
          <th scope="col" data-numeric>
            {failedJobTexts.tries}
          </th>
          <th scope="col">{failedJobTexts.error}</th>
          <th scope="col">
            <span className={styles.spoken}>{failedJobTexts.retry}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">{jobKindTexts[job.kind] ?? job.kind}</th>
            <td>{formatInstant(job.failedAt, zone)}</td>
            <td data-numeric>{job.tries}</td>
            <td className={styles.reason}>{job.error}</td>
            <td data-numeric>
              <Button
                size="xs"
                variant="default"
                loading={retry.isPending && retry.variables.id === job.id}
                onClick={() => retry.mutate({ id: job.id })}
              >
                {failedJobTexts.retry}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
