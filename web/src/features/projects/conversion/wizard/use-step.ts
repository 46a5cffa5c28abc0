import { type WizardStep, wizardSteps } from '@foyer/contract/projects/conversion/wizard-values'
import { useSearchParams } from 'react-router'

const name = 'step'

/** The step is in the address: Back is Previous, and a reload stays where one was. */
export function useStep(isOpen: (step: WizardStep) => boolean) {
  const [search, setSearch] = useSearchParams()
  const asked = wizardSteps.find((step) => step === search.get(name)) ?? 'create'
  const step = isOpen(asked) ? asked : 'create'
  const place = wizardSteps.indexOf(step)
  const goTo = (next: WizardStep | undefined) => {
    if (!next) return
    setSearch(
      (former) => {
        const changed = new URLSearchParams(former)
        if (next === 'create') changed.delete(name)
        else changed.set(name, next)
        return changed
      },
      // A field that is refused takes the focus right after: its step must stand by then.
      { flushSync: true },
    )
  }
  return {
    step,
    goTo,
    next: wizardSteps[place + 1],
    previous: wizardSteps[place - 1],
  }
}
