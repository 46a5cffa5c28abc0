export const tagLimits = {
  tag: {
    name: { max: 15 },
    colours: ['Brown', 'Grey', 'Orange', 'Yellow', 'Green', 'Blue', 'Purple', 'Pink', 'Red', 'Cyan Blue'],
    grid: { columns: 4 },
  },
  /** In one call. */
  savedAtOnce: 20,
} as const
