import { useState } from 'react'
import { afterPress } from './after-press'

/** Which fields say what is wrong with them: those that were typed into and left, and all once the form was sent. */
export function useSaidProblems() {
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [saysAll, setSaysAll] = useState(false)
  return {
    wasTyped: (name: string) => typed.has(name),
    isSaid: (name: string) => saysAll || left.has(name),
    type: (name: string) => setTyped((names) => (names.has(name) ? names : new Set([...names, name]))),
    leave: (name: string) => {
      if (typed.has(name)) afterPress(() => setLeft((names) => new Set([...names, name])))
    },
    sayAll: () => setSaysAll(true),
    forget: () => {
      setTyped(new Set())
      setLeft(new Set())
      setSaysAll(false)
    },
  }
}
