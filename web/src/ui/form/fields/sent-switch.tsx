import { type ComponentProps, startTransition, useOptimistic } from 'react'
import { SwitchField } from './check-field'

interface SentSwitchProps extends Omit<ComponentProps<typeof SwitchField>, 'onChange'> {
  /** Says by itself when it was refused; what it threw would take the page down. */
  send: (isOn: boolean) => Promise<unknown>
}

/** A switch that is sent: it shows what was chosen from the click until it is done, and then what is stored. */
export function SentSwitch({ value, send, ...rest }: SentSwitchProps) {
  const [shown, show] = useOptimistic(value)
  const choose = (isOn: boolean) =>
    startTransition(async () => {
      show(isOn)
      await send(isOn)
    })
  return <SwitchField {...rest} value={shown} onChange={choose} />
}
