import type { Profile } from '@foyer/contract/accounts/model'
import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { forgetAskedFor } from '../api/asked-for'
import { useFeatures } from '../features/accounts/use-profile'
import { mayOpen } from './may-open'

/** On to the address that was asked for, once, if this person may open it. */
export function ToAskedFor({ address, profile }: { address: string; profile: Profile }) {
  const { data: features, isError } = useFeatures()
  const isDecided = features !== undefined || isError
  useEffect(() => {
    if (isDecided) forgetAskedFor()
  }, [isDecided])
  if (!isDecided) return null
  return features && mayOpen(address, profile, features) ? <Navigate to={address} replace /> : <Outlet />
}
