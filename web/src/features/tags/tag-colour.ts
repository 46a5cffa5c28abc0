/** The ten tag colours by their token, with the swatch that older records hold instead of the name. */
const swatchByToken: Record<string, string> = {
  brown: '#ae8163',
  grey: '#908c82',
  orange: '#cb7134',
  yellow: '#d2b643',
  green: '#4aa25b',
  blue: '#568cdd',
  purple: '#9c76d0',
  pink: '#c76798',
  red: '#d26861',
  'cyan-blue': '#009db7',
}

/** 'Cyan Blue' and '#009db7' are both cyan-blue, so that a tag follows light and dark; anything else is grey. */
export function tagColour(stored: string): string {
  const written = stored.trim().toLowerCase()
  const token = written.replace(/\s+/g, '-')
  if (token in swatchByToken) return token
  return Object.keys(swatchByToken).find((name) => swatchByToken[name] === written) ?? 'grey'
}
