import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../context'

export interface FileLink {
  companyId: string
  fileId: string
  /** Seconds since 1970. */
  until: string
  signature: string
}

type Signer = Pick<Deps, 'secret' | 'clock'>

const step = 5 * 60

function sign(secret: string, { companyId, fileId, until }: Omit<FileLink, 'signature'>): string {
  return createHmac('sha256', secret).update(`file/${companyId}/${fileId}/${until}`).digest('base64url')
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/**
 * A link for a person who may see the file now, without their token (C-155). It is valid for 5 to 10 minutes: the end is
 * rounded, so that the link stays the same for a while and a browser can cache the file.
 */
export function signedLink({ secret, clock }: Signer, companyId: string, fileId: string): string {
  const until = String((Math.ceil(seconds(clock()) / step) + 1) * step)
  const signature = sign(secret, { companyId, fileId, until })
  return `/files/${companyId}/${fileId}?until=${until}&signature=${signature}`
}

export function isGoodLink({ secret, clock }: Signer, { signature, ...link }: FileLink): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, link))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return Number(link.until) > seconds(clock())
}
