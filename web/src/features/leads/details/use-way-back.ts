import { useLocation, useNavigate } from 'react-router'
import { addresses } from '../../../app/addresses'

/** Where one came from (D-002); whoever came by a link from outside goes to the list. */
export function useWayBack() {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(addresses.leads) : navigate(-1))
}
