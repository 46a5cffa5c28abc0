import { useLocation, useNavigate, useSearchParams } from 'react-router'

const flag = 'edit-pipeline'
/** Beside the preview of a lead, which gives way to the dialog and is back after it. */
const preview = 'lead'

/** Opened here, rather than by the address one came with: Back closes it. */
const openedHere = { editPipelineOpenedHere: true }

export const isEditIn = (search: string): boolean => new URLSearchParams(search).has(flag)

/** Edit Pipeline is in the address of the board: `?edit-pipeline`. */
export function useEditInAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()

  const open = () => {
    const next = new URLSearchParams(params)
    next.delete(preview)
    next.set(flag, '')
    setParams(next, { state: { ...state, ...openedHere }, preventScrollReset: true })
  }
  const close = () => {
    if ((state as typeof openedHere | null)?.editPipelineOpenedHere) return void navigate(-1)
    const next = new URLSearchParams(params)
    next.delete(flag)
    setParams(next, { replace: true, state, preventScrollReset: true })
  }
  return { isOpen: params.has(flag), open, close }
}
