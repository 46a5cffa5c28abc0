import { clientQuotationTexts as texts } from '@foyer/contract/client-area/messages'
import { answerPageTexts } from '@foyer/contract/quotations/answer/messages-page'
import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { IconFileOff } from '@tabler/icons-react'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../api/client'
import { useEndpoint, useSend } from '../../api/queries'
import { addresses } from '../../app/addresses'
import { Stack } from '../../ui/layout/flow'
import { PageBody } from '../../ui/layout/page'
import { EmptyState } from '../../ui/states/empty-state'
import { Loaded } from '../../ui/states/loaded'
import { useCompanyDay } from '../accounts/use-company-day'
import { useProfile } from '../accounts/use-profile'
import { AnswerableQuotation } from '../quotations/answer/answerable-quotation'
import { useNewer } from '../quotations/answer/use-newer'
import { useSeen } from '../quotations/answer/use-seen'

/** A quotation of the client's own projects, with the same answers as by its link. */
export function ClientQuotationPage() {
  const { id = '' } = useParams()
  const { timeZone } = useCompanyDay()
  const name = useProfile().data?.fullName ?? ''
  const read = useEndpoint(clientAreaEndpoints.quotation, { id }, { retry: false })
  const accept = useSend(clientAreaEndpoints.accept, { reads: 'before-done' })
  const ask = useSend(clientAreaEndpoints.askChanges, { reads: 'before-done' })
  const tell = useCallback(() => void call(clientAreaEndpoints.quotationSeen, { id }).catch(() => {}), [id])
  useSeen(read.data !== undefined, tell)
  const isNewer = useNewer(read.data?.version)
  return (
    <PageBody width="narrow">
      {read.error?.status === 404 ? (
        <EmptyState isPage icon={IconFileOff} title={read.error.message} />
      ) : (
        <Loaded of={read} failed={answerPageTexts.loadFailed} rows={8}>
          {(quotation) => (
            <Stack gap={16}>
              <Link data-link to={addresses.clientProject(quotation.projectId)}>
                {texts.back}
              </Link>
              <AnswerableQuotation
                key={quotation.version}
                quotation={quotation}
                name={name}
                isNewer={isNewer}
                timeZone={timeZone}
                calls={{
                  accept: (input) => accept.mutateAsync({ id, ...input }),
                  askForChanges: (input) => ask.mutateAsync({ id, ...input }),
                  paper: () => call(clientAreaEndpoints.paper, { id }),
                  askForPaper: () => call(clientAreaEndpoints.askPaper, { id }),
                }}
              />
            </Stack>
          )}
        </Loaded>
      )}
    </PageBody>
  )
}
