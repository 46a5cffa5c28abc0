import { demoPassword, demoSignIns } from '@foyer/contract/accounts/demo'
import { demoTexts } from '@foyer/contract/accounts/messages'
import classes from './demo-panel.module.css'

/** One of each kind: several people of the demo may do the same. */
const kinds = demoSignIns.filter(
  ({ what }, index) => demoSignIns.findIndex((other) => other.what === what) === index,
)

/** Who can sign in to a demo; one press fills the form. */
export function DemoPanel({ onPick }: { onPick: (values: { email: string; password: string }) => void }) {
  return (
    <section className={classes.panel} aria-label={demoTexts.title}>
      <p className={classes.title}>
        <strong>{demoTexts.title}</strong>
        <span>
          {demoTexts.lead} <code>{demoPassword}</code>
        </span>
      </p>
      <ul className={classes.list}>
        {kinds.map(({ what, email }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.person}
              aria-label={demoTexts.fill(email, what)}
              onClick={() => onPick({ email, password: demoPassword })}
            >
              <span className={classes.name}>{email}</span> <span>{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
