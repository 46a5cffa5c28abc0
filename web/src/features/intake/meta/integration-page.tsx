import { metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import { Sheet } from '../../../ui/dialogs/sheet'
import { Loaded } from '../../../ui/states/loaded'
import { useCan } from '../../accounts/use-can'
import { FailedLeads } from './failed-leads'
import { LoginPart } from './login-part'
import { PagesPart } from './pages-part'
import { useOverview, useStatus } from './use-integration'
import { useLogin } from './use-login'

/** Leads of Facebook and Instagram: the login, the pages, and what went wrong (S-065 to S-069). */
export function IntegrationPage() {
  const status = useStatus()
  const overview = useOverview()
  const login = useLogin()
  const mayEdit = useCan('intake.editMeta')
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <Loaded of={status} failed={texts.loadFailed} rows={2}>
        {(known) => <LoginPart status={known} login={login} account={overview.data?.login} />}
      </Loaded>
      <Loaded of={overview} failed={texts.loadFailed} rows={3}>
        {({ login: account, pages }) =>
          (account || pages.length > 0) && <PagesPart pages={pages} isLoggedIn={account !== undefined} />
        }
      </Loaded>
      {mayEdit && <FailedLeads />}
    </Sheet>
  )
}
