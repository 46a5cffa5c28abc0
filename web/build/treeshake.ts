import type { Rolldown } from 'vite'

/** Reading a property has no effect, so a class that extends `React.Component` can be left out where it is not used. */
export const treeshake: Rolldown.TreeshakingOptions = { propertyReadSideEffects: false }
