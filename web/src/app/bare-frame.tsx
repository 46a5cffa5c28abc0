import { Outlet } from 'react-router'
import classes from './bare-frame.module.css'

/** Around public pages without their own frame. */
export function BareFrame() {
  return (
    <main className={classes.bare}>
      <Outlet />
    </main>
  )
}
