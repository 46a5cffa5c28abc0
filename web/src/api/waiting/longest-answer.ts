/** In milliseconds: who waits longer than that is told that it waits. */
export const longestAnswer = 20_000
