import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { settings } from '../api/settings'
import { LinkedAreaPage } from '../shell/pages/linked-area-page'
import { addresses } from './addresses'

const { tools, chat, purchase, bookKeeping, attendance, feedback } = addresses
const linked = { tools, chat, purchase, bookKeeping, attendance, feedback }

/** If an address is configured for the area, the browser goes there (C-144). */
function useWayElsewhere(): string | undefined {
  const { pathname } = useLocation()
  const areas = Object.keys(linked) as (keyof typeof linked)[]
  const area = areas.find((name) => matchPath(linked[name], pathname))
  return area && settings.areas[area]
}

export function AreaPage() {
  const elsewhere = useWayElsewhere()
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  return elsewhere ? null : <LinkedAreaPage />
}
