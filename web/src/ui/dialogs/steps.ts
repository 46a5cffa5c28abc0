/** Told of each step through the history before the router is, which listens after this file. */
export const steps: { hear?: (event: PopStateEvent) => void } = {}
window.addEventListener('popstate', (event) => steps.hear?.(event))
