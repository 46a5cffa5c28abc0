import { metaLogged, metaTexts as texts } from '@foyer/contract/intake/messages/meta'
import { loginParams, readComesBack } from '@foyer/contract/intake/meta/login'
import { metaEndpoints } from '@foyer/contract/wire/intake/meta/endpoints'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { showToast } from '../../../ui/toasts/toast'
import { useProfile } from '../../accounts/use-profile'
import { leavePage } from './leave-page'
import { useTelling } from './use-integration'

/** Leaves for the login of Meta, and connects the company when it comes back. */
export function useLogin() {
  const begin = useSend(metaEndpoints.metaLogin, {
    onSuccess: ({ address }) => leavePage.to(address),
    onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.failed), about: 'meta' }),
  })
  const isConnecting = useComesBack()
  return { begin: () => begin.mutate({}), isBusy: begin.isPending || isConnecting }
}

function useComesBack(): boolean {
  const [params, setParams] = useSearchParams()
  const { data: profile } = useProfile()
  const connect = useTelling('metaConnect')
  const isTaken = useRef(false)
  const back = readComesBack(params)
  useEffect(() => {
    if (!back || !profile || isTaken.current) return
    isTaken.current = true
    // What it came back with is good once: it stays neither in the address nor in the history.
    setParams(
      (former) => {
        for (const name of loginParams) former.delete(name)
        return former
      },
      { replace: true },
    )
    // biome-ignore lint/suspicious/noConsole: S-069 wants it logged
    if (back.is === 'unknown') console.error(metaLogged.unknownStatus, back.said)
    else
      connect.mutate({
        companyId: profile.company.id,
        name: profile.fullName,
        token: back.code,
        state: back.state,
      })
  })
  return connect.isPending
}
