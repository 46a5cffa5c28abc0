/** What may appear on a locked screen, by what it is about. */
export const pushKinds = [
  'follow-ups',
  'new-leads',
  'assigned-leads',
  'replies',
  'quotations',
  'tasks',
] as const
export type PushKind = (typeof pushKinds)[number]

/** What one person wants to see, on all their devices. */
export interface PushChoice {
  kinds: PushKind[]
  /** Nothing is shown from one time to the other, by the clocks of the firm; both '21:00'. */
  quiet: { from: string; to: string } | undefined
}

/** A browser that shows notifications. */
export interface PushDevice {
  id: string
  /** What it says of itself. */
  userAgent: string | undefined
  addedAt: string
  /** When something was shown there last. */
  shownAt: string | undefined
  /** The one that asks. */
  isThis: boolean
}

export interface PushSettings {
  /** With which a browser accepts messages of this server alone. */
  serverKey: string
  choice: PushChoice
  devices: PushDevice[]
  /** Ids of devices that the person removed lately: what they belonged to does not connect itself again. */
  removed: string[]
}

/** As a browser names the place where it receives messages. */
export interface PushPlace {
  endpoint: string
  p256dh: string
  auth: string
}

/** What a browser is sent, locked for it alone, and shows. */
export interface PushMessage {
  title: string
  body: string
  /** The page of the product that a tap opens. */
  link: string
  /** A newer message takes the place of one with the same tag. */
  tag: string
}
