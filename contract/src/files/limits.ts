export const fileLimits = {
  /** Megabytes a file, unless the server is set otherwise (C-105). */
  maxMegabytes: 10,
  nameMax: 255,
  /** Photos and logos are made smaller before they travel. */
  imageSide: 512,
} as const
