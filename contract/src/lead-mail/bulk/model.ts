/** `filling`: its messages are being written. `written`: all are; each has a state of its own. */
export const batchStates = ['scheduled', 'filling', 'written', 'cancelled'] as const
export type BatchState = (typeof batchStates)[number]
