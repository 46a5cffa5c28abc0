import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const parameter = 'lead'

/** A preview that was opened here, rather than by the address one came with: Back closes it. */
const openedHere = { previewOpenedHere: true }

export const previewIn = (search: string): string | null => new URLSearchParams(search).get(parameter)

/** Other leads are listed, and the one beside them stays open. */
export function withPreview(params: URLSearchParams, formerly: string): URLSearchParams {
  const leadId = previewIn(formerly)
  if (leadId) params.set(parameter, leadId)
  return params
}

/** The preview is in the address beside the list: `?lead=<id>`. From one lead to the next is no step of its own. */
export function usePreview() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const leadId = params.get(parameter) ?? undefined

  const open = (id: string) => {
    if (id === leadId) return
    const next = new URLSearchParams(params)
    next.set(parameter, id)
    const isOpen = leadId !== undefined
    setParams(next, {
      replace: isOpen,
      state: isOpen ? state : { ...state, ...openedHere },
      preventScrollReset: true,
    })
  }
  const close = () => {
    if ((state as typeof openedHere | null)?.previewOpenedHere) return void navigate(-1)
    const next = new URLSearchParams(params)
    next.delete(parameter)
    setParams(next, { replace: true, state, preventScrollReset: true })
  }
  // The same functions for as long as the list is there: rows are not drawn again for them.
  const latest = useRef({ open, close })
  useEffect(() => {
    latest.current = { open, close }
  })
  return {
    leadId,
    open: useCallback((id: string) => latest.current.open(id), []),
    close: useCallback(() => latest.current.close(), []),
  }
}
