import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const parameter = 'lead'

/** A preview that was opened here, rather than by the address one came with: Back closes it. */
const openedHere = { previewOpenedHere: true }

/** Where in the preview one begins; each time it is asked for it has another number. */
interface PreviewState {
  previewOpenedHere?: boolean
  statusAsked?: number | undefined
}
let timesAsked = 0

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

  const open = (id: string, atStatus = false) => {
    if (id === leadId && !atStatus) return
    if (atStatus) timesAsked += 1
    const statusAsked = atStatus ? timesAsked : undefined
    const next = new URLSearchParams(params)
    next.set(parameter, id)
    const isOpen = leadId !== undefined
    setParams(next, {
      replace: isOpen,
      state: { ...state, ...(!isOpen && openedHere), statusAsked },
      preventScrollReset: true,
    })
  }
  const close = () => {
    if ((state as PreviewState | null)?.previewOpenedHere) return void navigate(-1)
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
    openAtStatus: useCallback((id: string) => latest.current.open(id, true), []),
    close: useCallback(() => latest.current.close(), []),
  }
}

/** To be put on the form: begins at the status where that was asked for, or at the first field that is not locked. */
export function useStartAtStatus() {
  const form = useRef<HTMLFormElement>(null)
  const asked = (useLocation().state as PreviewState | null)?.statusAsked
  useEffect(() => {
    if (asked === undefined) return
    const field =
      form.current?.querySelector<HTMLElement>('[data-status]:not([disabled])') ??
      form.current?.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled])')
    // On a phone the sheet looks for this once it is open, and would go to its first button.
    field?.setAttribute('data-autofocus', 'true')
    field?.focus()
  }, [asked])
  return form
}
