const usual = 16

/** How much larger than usual a person has the text: what is placed by numbers grows with it, as rem does. */
export const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1
