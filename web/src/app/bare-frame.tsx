import { Outlet } from 'react-router'
import classes from './bare-frame.module.css'

/** Around pages that anybody can reach and that have no frame of their own. */
export function BareFrame() {
  return (
    <main className={classes.bare}>
      <Outlet />
    </main>
  )
}
