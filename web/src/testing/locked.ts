/** Why a control is grey; empty where it is not. */
export const whyLocked = (control: HTMLElement): string =>
  control.getAttribute('aria-disabled') === 'true' ? (control.getAttribute('aria-description') ?? '') : ''
