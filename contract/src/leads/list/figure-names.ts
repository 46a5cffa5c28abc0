/** 'navi mumbai' as 'Navi Mumbai': cities are counted without regard to capitals. */
export const cityName = (key: string): string =>
  key.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** 'budget too high' as 'Budget too high': so are reasons. */
export const reasonName = (key: string): string => key.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
