import { demoPassword, demoSignIns } from '@foyer/contract/accounts/demo'
import { demoTexts } from '@foyer/contract/accounts/messages'
import { Text, UnstyledButton } from '@mantine/core'
import { PlainList } from '../../ui/text/plain-list'
import classes from './demo-panel.module.css'

/** One of each kind: several people of the demo may do the same. */
const kinds = demoSignIns.filter(
  ({ what }, index) => demoSignIns.findIndex((other) => other.what === what) === index,
)

/** Who can sign in to a demo; one press fills the form. */
export function DemoPanel({ onPick }: { onPick: (values: { email: string; password: string }) => void }) {
  return (
    <section className={classes.panel} aria-label={demoTexts.title}>
      <Text size="xs" c="dimmed" mb={4}>
        <Text component="strong" inherit fw={600} c="var(--fy-brass)">
          {demoTexts.title}
        </Text>{' '}
        {demoTexts.lead}{' '}
        <Text component="code" inherit fw={550} data-ink="2">
          {demoPassword}
        </Text>
      </Text>
      <div className={classes.list}>
        <PlainList>
          {kinds.map(({ what, email }) => (
            <li key={email}>
              <UnstyledButton
                className={classes.person}
                data-hover
                aria-label={demoTexts.fill(email, what)}
                onClick={() => onPick({ email, password: demoPassword })}
              >
                <span>{email}</span> <span>{what}</span>
              </UnstyledButton>
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  )
}
