// The React for development keeps records for the tools of a browser: a stack and a task for every element, a mark
// for every component that is drawn. Nobody looks at them here, and without them the tests take a tenth less. What it
// warns of is the same.

// It looks for these when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
const react: Record<string, unknown> = await import('react')

// It keeps no more stacks once there are 10,000 in a second.
Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => {} },
)

export {}
