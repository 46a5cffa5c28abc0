import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** A dialog that was opened here, rather than by the address one came with: Back closes it. */
const openedHere = { dialogOpenedHere: true }
const addFlag = 'add-leads'
const editParameter = 'edit'
const visitParameter = 'visit'

const plain = (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  next.delete(addFlag)
  next.delete(editParameter)
  next.delete(visitParameter)
  return next
}

/** What an address says beside the dialogs that lie over its page. */
export const besideDialogs = (search: string): string => plain(new URLSearchParams(search)).toString()

/** The list behind an open dialog becomes another, and the dialog stays open. */
export function withDialogs(params: URLSearchParams, formerly: string): URLSearchParams {
  const former = new URLSearchParams(formerly)
  for (const name of [addFlag, editParameter, visitParameter]) {
    const value = former.get(name)
    if (value !== null) params.set(name, value)
  }
  return params
}

/** The dialogs about leads are in the address: `?add-leads` (L-007), `?edit=<id>` and `?visit=<id>`. */
export function useLeadDialogs() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const editId = params.get(editParameter) ?? undefined
  const visitId = params.get(visitParameter) ?? undefined
  const isAdding = params.has(addFlag)
  const isAnyOpen = isAdding || editId !== undefined || visitId !== undefined

  const open = useCallback(
    (name: string, value: string) => {
      const next = plain(params)
      next.set(name, value)
      // From one dialog to another there is still one step back to the page.
      setParams(next, {
        replace: isAnyOpen,
        state: isAnyOpen ? state : { ...state, ...openedHere },
        preventScrollReset: true,
      })
    },
    [params, setParams, isAnyOpen, state],
  )
  return {
    isAdding,
    editId,
    visitId,
    openAdd: useCallback(() => open(addFlag, ''), [open]),
    openEdit: useCallback((leadId: string) => open(editParameter, leadId), [open]),
    openVisit: useCallback((leadId: string) => open(visitParameter, leadId), [open]),
    close: useCallback(() => {
      if ((state as typeof openedHere | null)?.dialogOpenedHere) void navigate(-1)
      else setParams(plain(params), { replace: true, state, preventScrollReset: true })
    }, [params, setParams, navigate, state]),
  }
}
