import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../../../../app/addresses'

/** The router counts what it opened; a page that took the place of the first is still the first. */
const isFirstPage = () => (window.history.state as { idx?: number } | null)?.idx === 0

/** Where one came from (D-002); whoever came by a link from outside goes to the list. */
export function useWayBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' || isFirstPage() ? navigate(addresses.leads) : navigate(-1))
}
