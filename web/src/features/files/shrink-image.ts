/** What keeps transparency stays what it is; the rest travels as JPEG. */
const seeThrough = new Set(['image/png', 'image/gif', 'image/webp'])

/** A picture of at most `side` pixels a side, turned as its camera meant it, and without what the camera noted. */
export async function shrinkImage(file: Blob, side: number): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const kind = seeThrough.has(file.type) ? 'image/png' : 'image/jpeg'
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), kind, 0.88),
  )
}
