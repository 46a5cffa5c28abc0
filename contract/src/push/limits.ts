export const pushLimits = {
  /** Of one person; the oldest goes. */
  devices: 10,
  /** Of those that were removed, so many are remembered. */
  removed: 20,
  endpointMax: 1000,
  /** A point of the curve P-256 and a secret, in base64url. */
  p256dhLength: 87,
  authLength: 22,
  devicesAnHour: 30,
  testsAMinute: 5,
  /** Of what is shown. */
  bodyMax: 240,
} as const
