export const fileLimits = {
  /** All files of a company together, unless the server is set otherwise. */
  companyGigabytes: 5,
  /** Of one person. */
  megabytesAnHour: 500,
  /** Megabytes per file, unless the server is configured otherwise (C-105). */
  maxMegabytes: 10,
  nameMax: 255,
  /** Photos and logos are scaled down before upload. */
  imageSide: 512,
  /** Of a picture that is to be shown: a few bytes can stand for more than a server has room for. */
  maxMegapixels: 64,
} as const
