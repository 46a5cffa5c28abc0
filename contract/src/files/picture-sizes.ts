/** Pixels of the longer side of what is shown of a picture: large in a preview, small where many stand in a list. */
export const pictureSides = { preview: 1600, small: 320 } as const

export type PictureSize = keyof typeof pictureSides

export const pictureSizeNames = Object.keys(pictureSides) as [PictureSize, ...PictureSize[]]
