import { sessionTexts } from '@foyer/contract/accounts/messages/sessions'
import type { OwnSession } from '@foyer/contract/accounts/model'
import { formatInstant } from '@foyer/contract/kit/dates'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { Box, Button } from '@mantine/core'
import { useEndpoint, useSend } from '../../../api/queries'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/flow'
import { Loaded } from '../../../ui/states/loaded'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { showFailure } from '../steps/code-words'
import { useCompanyDay } from '../use-company-day'
import { browserName } from './browser-name'

function useOwnSessions() {
  const done = (text: string) => ({
    onSuccess: () => showToast({ kind: 'ok', text }),
    onError: showFailure,
  })
  return {
    sessions: useEndpoint(accountEndpoints.ownSessions, {}, { staleTime: 0 }),
    end: useSend(accountEndpoints.endOwnSession, done(sessionTexts.ended)),
    endOthers: useSend(accountEndpoints.endOtherSessions, done(sessionTexts.othersEnded)),
  }
}

interface SessionRowProps {
  session: OwnSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { timeZone } = useCompanyDay()
  const name = browserName(session.userAgent)
  return (
    <li>
      <Box py={8}>
        <Row gap={12} grow="first" isOneLine>
          <div>
            <strong>{name}</strong>
            <QuietText size="small">
              {session.isCurrent
                ? sessionTexts.current
                : sessionTexts.lastSeen(formatInstant(session.lastSeenAt, timeZone))}
            </QuietText>
          </div>
          {!session.isCurrent && (
            <Button
              size="xs"
              variant="default"
              loading={isBusy}
              aria-label={sessionTexts.endOf(name)}
              onClick={onEnd}
            >
              {sessionTexts.end}
            </Button>
          )}
        </Row>
      </Box>
    </li>
  )
}

/** Where the person is signed in, to be ended one by one or all but this. For the page of the own profile. */
export function SessionsCard() {
  const { sessions, end, endOthers } = useOwnSessions()
  const list = sessions.data
  return (
    <Card isPadded title={sessionTexts.title}>
      <Loaded of={sessions} failed={sessionTexts.failed} rows={2}>
        {(own) => (
          <PlainList isDivided>
            {own.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending && end.variables.sessionId === session.id}
                onEnd={() => end.mutate({ sessionId: session.id })}
              />
            ))}
          </PlainList>
        )}
      </Loaded>
      {list?.length === 1 && <QuietText size="small">{sessionTexts.only}</QuietText>}
      {list && list.length > 1 && (
        <div>
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {sessionTexts.endOthers}
          </Button>
        </div>
      )}
    </Card>
  )
}
