import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileLimits } from '@foyer/contract/files/limits'
import { fileRefusals } from '@foyer/contract/files/messages'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app'
import { pictureLink, removeUnused, signedLink, storeFile } from './service'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

const get = (url: string) => test.app.inject({ url })
/** Left half red, right half blue. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#00f' } },
      left: width / 2,
      top: 0,
    },
  ])

async function stored(bytes: Uint8Array, contentType = 'image/jpeg') {
  const company = await test.company()
  const content = new Blob([new Uint8Array(bytes)])
  const id = await storeFile(test.deps, company.id, {
    name: 'site.jpg',
    contentType,
    content,
    createdBy: undefined,
  })
  const folder = join(test.deps.env.DATA_DIR, 'files', company.id)
  return {
    company,
    id,
    link: pictureLink(test.deps, company.id, id),
    small: pictureLink(test.deps, company.id, id, 'small'),
    kept: () => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
  }
}

describe('a picture is shown', () => {
  it('made anew: turned as the camera meant it, smaller, without what the camera noted', async () => {
    const photo = await flag(2_400, 1_200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { link, small } = await stored(photo)
    const answer = await get(link)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="site\.jpg\.webp"/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    })
    const shown = await sharp(answer.rawPayload).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 800, height: 1_600 })
    expect([shown.exif, shown.orientation]).toEqual([undefined, undefined])
    // Turned to the right, what was left is on top.
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([data[0], data.at(-1)].every((value) => (value ?? 0) > 200)).toBe(true)
    expect(await sharp((await get(small)).rawPayload).metadata()).toMatchObject({ width: 160, height: 320 })
  })

  it('keeps what shines through, and is not made larger', async () => {
    const logo = await sharp({ create: { width: 90, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const { link } = await stored(logo, 'image/png')
    const shown = await sharp((await get(link)).rawPayload).metadata()
    expect(shown).toMatchObject({ width: 90, height: 40, hasAlpha: true })
  })

  it('made once, kept beside the file, and removed with it', async () => {
    const { id, link, small, kept } = await stored(await flag(40, 40).jpeg().toBuffer())
    const first = await get(link)
    await get(small)
    expect(kept()).toEqual([id, `${id}.preview.webp`, `${id}.small.webp`])
    const open = test.deps.files.open
    const asked: string[] = []
    test.deps.files.open = (key) => {
      asked.push(key)
      return open(key)
    }
    expect((await get(link)).rawPayload).toEqual(first.rawPayload)
    test.deps.files.open = open
    expect(asked).toEqual([expect.stringContaining('.preview.webp')])
    test.setNow(new Date(Date.now() + 25 * 3_600_000))
    await removeUnused(test.deps)
    expect(kept()).toEqual([])
  })
})

describe('a link to a picture', () => {
  it('does not give the file, nor a link to the file the picture, nor one size another', async () => {
    const { company, id, link } = await stored(await flag(40, 40).jpeg().toBuffer())
    const file = signedLink(test.deps, company.id, id)
    for (const url of [
      link.replace('as=preview&', ''),
      link.replace('as=preview', 'as=small'),
      link.replace('as=preview', 'as=original'),
      file.replace('?', '?as=preview&'),
    ])
      expect((await get(url)).statusCode, url).toBe(403)
    expect((await get(file)).headers['content-disposition']).toMatch(/^attachment/)
  })

  it('says in words what cannot be shown', async () => {
    const said = async (bytes: Uint8Array, contentType?: string) => {
      const { link, kept, id } = await stored(bytes, contentType)
      const answer = await get(link)
      expect(kept()).toEqual([id])
      return [answer.statusCode, answer.json().message]
    }
    const whole = await flag(400, 400).jpeg().toBuffer()
    const unreadable = [422, fileRefusals.unreadablePicture.text]
    expect(await said(Buffer.from('no picture at all'), 'image/png')).toEqual(unreadable)
    expect(await said(whole.subarray(0, whole.length / 2))).toEqual(unreadable)
    // The library could read it, but nobody may have it read.
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    expect(await said(Buffer.from(drawing), 'image/png')).toEqual(unreadable)
    expect(await said(Buffer.from('%PDF-'), 'application/pdf')).toEqual([400, fileRefusals.notAnImage.text])
  })

  it('to a picture that would fill the memory is refused before it is read', async () => {
    const side = Math.ceil(Math.sqrt(fileLimits.maxMegapixels * 1_000_000)) + 10
    const bomb = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: true, colours: 2 })
      .toBuffer()
    const { link } = await stored(bomb, 'image/png')
    const answer = await get(link)
    expect([answer.statusCode, answer.json().message]).toEqual([422, fileRefusals.tooManyPixels.text])
  })

  it('is answered for many at once', async () => {
    const photo = await flag(600, 400).jpeg().toBuffer()
    const links = await Promise.all(Array.from({ length: 8 }, async () => (await stored(photo)).link))
    const answers = await Promise.all(links.map(get))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(links.map(() => 200))
  })
})
