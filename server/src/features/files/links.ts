import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PictureSize } from '@foyer/contract/files/picture-sizes'
import type { Deps } from '../../context'

export interface FileLink {
  companyId: string
  fileId: string
  /** A picture of that size, to be shown; without it the file itself, to be saved. */
  as?: PictureSize | undefined
  /** Seconds since 1970. */
  until: string
  signature: string
}

type Signer = Pick<Deps, 'secret' | 'clock'>

const step = 5 * 60

function sign(secret: string, { companyId, fileId, until, as }: Omit<FileLink, 'signature'>): string {
  const what = as ? `picture/${as}` : 'file'
  return createHmac('sha256', secret).update(`${what}/${companyId}/${fileId}/${until}`).digest('base64url')
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

function linkTo({ secret, clock }: Signer, file: Pick<FileLink, 'companyId' | 'fileId' | 'as'>): string {
  const until = String((Math.ceil(seconds(clock()) / step) + 1) * step)
  const signature = sign(secret, { ...file, until })
  const { companyId, fileId, as } = file
  return `/files/${companyId}/${fileId}?${as ? `as=${as}&` : ''}until=${until}&signature=${signature}`
}

/**
 * A link for a person who may see the file now, without their token (C-155). It is valid for 5 to 10 minutes: the end is
 * rounded, so that the link stays the same for a while and a browser can cache the file. What it gives is saved, not shown.
 */
export const signedLink = (signer: Signer, companyId: string, fileId: string): string =>
  linkTo(signer, { companyId, fileId })

/** The same for a picture that is shown. It opens the picture that was made of the file, never the file. */
export const pictureLink = (
  signer: Signer,
  companyId: string,
  fileId: string,
  size: PictureSize = 'preview',
): string => linkTo(signer, { companyId, fileId, as: size })

export function isGoodLink({ secret, clock }: Signer, { signature, ...link }: FileLink): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, link))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false
  return Number(link.until) > seconds(clock())
}
