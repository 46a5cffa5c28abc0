import type { AnyEndpoint, InputOf } from '@foyer/contract/kit/endpoint'
import type { OwnThings } from '../two-companies/own-things'

export type Expected = 'open' | 'staff' | 'signedIn' | 'crm' | 'editors' | 'assigners' | 'admins' | 'clients'

/** One endpoint in the grids of permissions and companies. */
export interface Row<Input = unknown> {
  may: Expected
  /** Who calls in the company grid, where it is not for the staff. */
  by?: 'client'
  /**
   * As a firm calls it about its own things, once for each thing it can do. The company grid replaces every one of them by
   * one of the other company; the permission grid makes the first call, about things that nobody has.
   */
  calls: (own: OwnThings) => [Input, ...Input[]]
  /** The same calls, or others, of somebody who sees only some of the leads. */
  clerk?: (own: OwnThings) => Input[]
  /** Calls of that person about what they do not see: refused, as if it were of another company. */
  hidden?: (own: OwnThings) => Input[]
  /** A call that is refused for another reason than rights has passed the policy. */
  passes?: number[]
  /** Why its calls are refused even about own things. */
  refused?: string
  /** Places that hold the same for everybody, and why: another value there makes no difference. */
  indifferent?: Record<string, string>
  /** Places for an id that no call fills, and why. */
  unnamed?: Record<string, string>
  /** Places whose value is kept as the caller sent it, and why. */
  kept?: Record<string, string>
  /** Tables that it reads, or writes, in all companies of a person, and why. */
  readsEverywhere?: Record<string, string>
  writesEverywhere?: Record<string, string>
}

/** A slice's endpoints: one without a row does not compile. */
export type RowsOf<S extends Record<string, AnyEndpoint>> = { [K in keyof S]: Row<InputOf<S[K]>> }
