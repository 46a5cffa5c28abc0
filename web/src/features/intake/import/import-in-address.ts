import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const parameter = 'import'
/** Opened here rather than by the address one came with: Back closes it. */
const openedHere = { importOpenedHere: true }

export const isImportIn = (search: string): boolean => new URLSearchParams(search).has(parameter)

/** A new import, the list of earlier ones, or one of them. */
export type ImportPlace = 'new' | 'earlier' | { id: string }

const placeOf = (value: string | null): ImportPlace | undefined => {
  if (value === null) return undefined
  if (value === '') return 'new'
  return value === 'earlier' ? 'earlier' : { id: value }
}
const parameterOf = (place: ImportPlace) =>
  typeof place === 'object' ? place.id : place === 'new' ? '' : place

/** The dialog is in the address: `?import`, `?import=earlier`, `?import=<id>`; so a reload shows what is running. */
export function useImportInAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = placeOf(params.get(parameter))
  const isOpen = place !== undefined

  const go = useCallback(
    (next: ImportPlace) => {
      const changed = new URLSearchParams(params)
      changed.set(parameter, parameterOf(next))
      setParams(changed, { replace: isOpen, state: isOpen ? state : { ...state, ...openedHere } })
    },
    [params, setParams, isOpen, state],
  )
  const close = useCallback(() => {
    if ((state as typeof openedHere | null)?.importOpenedHere) return void navigate(-1)
    const plain = new URLSearchParams(params)
    plain.delete(parameter)
    setParams(plain, { replace: true, state })
  }, [params, setParams, navigate, state])
  return { place, go, close }
}
