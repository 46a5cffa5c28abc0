/** Which of the nine stage colours a stage wears: they repeat after the ninth. */
export const stageColour = (sequence: number): number => ((Math.max(sequence, 1) - 1) % 9) + 1
