import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import type { IntegrationStatus, MetaLogin } from '@foyer/contract/intake/meta/model'
import { Button } from '@mantine/core'
import { IconBrandMeta } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { Row, Stack } from '../../../ui/layout/flow'
import { Facts } from '../../../ui/text/facts'
import { QuietText } from '../../../ui/text/quiet-text'
import { useGuard } from '../../accounts/use-guard'
import { Moment } from '../doors/moment'
import { useTelling } from './use-integration'
import type { useLogin } from './use-login'

interface LoginPartProps {
  status: IntegrationStatus
  login: ReturnType<typeof useLogin>
  account: MetaLogin | undefined
}

/** The button, and under it what the server says. */
export function LoginPart({ status: { state, message }, login, account }: LoginPartProps) {
  const guard = useGuard('intake.editMeta', texts.adminsOnly)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <SheetPart>
      <Stack gap={12} justify="start">
        <Row gap={8}>
          <Button
            leftSection={<IconBrandMeta size={18} stroke={1.6} aria-hidden />}
            variant={state === 'connected' ? 'default' : 'filled'}
            disabled={state === 'disabled'}
            loading={login.isBusy}
            onClick={guard(login.begin)}
            {...guard.lock}
          >
            {account ? texts.loginAgain : texts.login}
          </Button>
          {account && (
            <Button variant="default" onClick={guard(() => setLeaving(true))} {...guard.lock}>
              {texts.logout}
            </Button>
          )}
        </Row>
        <div role="status">
          <QuietText>{login.isBusy ? texts.loggingIn : message}</QuietText>
        </div>
        {account && (
          <Facts
            layout="line"
            facts={[
              [texts.loginOf, account.userName],
              [texts.connectedBy, account.connectedBy],
              [texts.connectedAt, <Moment key="since" at={account.connectedAt} />],
              [
                texts.expiresAt,
                account.expiresAt ? <Moment key="until" at={account.expiresAt} /> : texts.never,
              ],
            ]}
          />
        )}
      </Stack>
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </SheetPart>
  )
}

function LogoutDialog({ onClose }: { onClose: () => void }) {
  const leave = useTelling('metaDisconnect', onClose)
  return (
    <ConfirmDialog
      title={texts.logoutTitle}
      confirm={texts.logout}
      isBusy={leave.isPending}
      problem={undefined}
      onConfirm={() => leave.mutate({})}
      onClose={onClose}
    >
      {texts.logoutText}
    </ConfirmDialog>
  )
}
