/** What is filled in when the text is used: written `{{name}}`, shown as its label. */
export interface Place {
  name: string
  label: string
}

export const written = (name: string) => `{{${name}}}`

const ofPlace = /\{\{([\w.-]+)\}\}/g

/** Where known places are written in a text. */
export const placesIn = (text: string, places: readonly Place[]) =>
  [...text.matchAll(ofPlace)].flatMap((match) => {
    const place = places.find(({ name }) => name === match[1])
    return place ? [{ place, from: match.index, to: match.index + match[0].length }] : []
  })

/** Those that somebody may mean who has typed this much. */
export function matchingPlaces(query: string, places: readonly Place[]): Place[] {
  const wanted = query.toLowerCase()
  // Names with a dot are made by the product and start alike: only labels tell them apart.
  const isMeant = (name: string) => !name.includes('.') && name.toLowerCase().startsWith(wanted)
  return places.filter(({ name, label }) => label.toLowerCase().includes(wanted) || isMeant(name))
}
