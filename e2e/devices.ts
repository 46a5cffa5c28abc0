export interface Device {
  viewport: { width: number; height: number }
  isMobile: boolean
  hasTouch: boolean
}

const desktop: Device = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
const phone: Device = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** By the title of the test: one project for both, so that no worker and no server is started for phones alone. */
export const deviceOf = (title: string): Device => (title.includes('@phone') ? phone : desktop)
