import { type ComponentType, isValidElement, memo, useInsertionEffect, useRef, useState } from 'react'

type Props = Record<string, unknown>
type Handler = (...args: unknown[]) => unknown

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name)

const isData = (value: unknown): value is Props =>
  Array.isArray(value) ||
  (Object.prototype.toString.call(value) === '[object Object]' && !isValidElement(value))

/** Data is compared by what is in it, everything else by being the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isData(one) || !isData(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/** The handlers of the last drawing, behind functions that stay the same. */
function useLastingHandlers(props: Props): Record<string, Handler> {
  const latest = useRef(props)
  useInsertionEffect(() => {
    latest.current = props
  })
  const [lasting] = useState(() => new Map<string, Handler>())
  const ofProps = Object.entries(props).filter(([name, value]) => isHandler(name, value))
  return Object.fromEntries(
    ofProps.map(([name]) => {
      const handler =
        lasting.get(name) ?? ((...args) => (latest.current[name] as Handler | undefined)?.(...args))
      lasting.set(name, handler)
      return [name, handler]
    }),
  )
}

/**
 * A form is drawn again with every key and a list with every tick: a field or a menu of theirs is drawn only when
 * something that it shows has changed, not for new handlers.
 */
export function drawnWhenChanged<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  const Drawn = memo(Part as ComponentType<object>, isSame)
  return function DrawnWhenChanged(props: P) {
    return <Drawn {...props} {...useLastingHandlers(props as Props)} />
  }
}
