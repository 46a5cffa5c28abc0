import { callPattern } from '@foyer/contract/wire/api'

const call = new RegExp(callPattern)

/** Every other address is one of the application. */
export const isCall = (url: string): boolean => call.test(url)
