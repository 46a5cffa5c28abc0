import { answerPageTexts as texts } from '@foyer/contract/quotations/answer/messages-page'
import { answerEndpoints } from '@foyer/contract/wire/quotations/answer/endpoints'
import { IconLinkOff } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { call } from '../../../api/client'
import { useEndpoint, useSend } from '../../../api/queries'
import { PageBody } from '../../../ui/layout/page'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { AnswerableQuotation } from './answerable-quotation'
import { useNewer } from './use-newer'
import { useSeen } from './use-seen'

/** Whoever has it may be anywhere; the clock of their own device is the one they know. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const isBadLink = (status: number | undefined) => status === 404 || status === 410

/** What a link opens: no account, nothing but the quotation. */
export function SharedQuotationPage() {
  const { token = '' } = useParams()
  const read = useEndpoint(answerEndpoints.sharedQuotation, { token }, { retry: false })
  const accept = useSend(answerEndpoints.acceptShared, { reads: 'before-done' })
  const ask = useSend(answerEndpoints.askSharedChanges, { reads: 'before-done' })
  const tell = useCallback(() => void call(answerEndpoints.sharedSeen, { token }).catch(() => {}), [token])
  useSeen(read.data !== undefined, tell)
  const isNewer = useNewer(read.data?.version)
  return (
    <main>
      <PageBody width="narrow">
        {isBadLink(read.error?.status) ? (
          <EmptyState isPage icon={IconLinkOff} title={read.error?.message ?? texts.loadFailed} />
        ) : (
          <Loaded of={read} failed={texts.loadFailed} rows={8}>
            {(quotation) => (
              <AnswerableQuotation
                key={quotation.version}
                quotation={quotation}
                name=""
                isNewer={isNewer}
                timeZone={ownZone()}
                calls={{
                  accept: (input) => accept.mutateAsync({ token, ...input }),
                  askForChanges: (input) => ask.mutateAsync({ token, ...input }),
                  paper: () => call(answerEndpoints.sharedPaper, { token }),
                  askForPaper: () => call(answerEndpoints.askSharedPaper, { token }),
                }}
              />
            )}
          </Loaded>
        )}
      </PageBody>
    </main>
  )
}
